import type { VacationState } from '#wire';
import { ask } from '../online/api.ts';

const AT = '/api/account/vacation';

export const vacation = (): Promise<VacationState> => ask('GET', AT);

/** From now where no beginning is named; until one is back where no end is. */
export const takeVacation = (wish: {
  readonly from?: number;
  readonly until?: number;
  readonly notices: boolean;
}): Promise<VacationState> => ask('PUT', AT, wish);

export const endVacation = (): Promise<VacationState> => ask('DELETE', AT);
