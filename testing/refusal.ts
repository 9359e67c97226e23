import { Refusal } from '#kernel';

/** The clause by which something is refused, or the code of a refusal that names none; nothing where it is not. */
export function refusalOf(attempt: () => void): string | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.clause ?? error.code;
    throw error;
  }
  return undefined;
}
