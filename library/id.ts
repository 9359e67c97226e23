const ID = /^[a-z][a-z0-9-]{1,31}$/;

/** Can a game of somebody's own be called so? Tables, records and addresses know it by its id. */
export const isGameId = (id: string): boolean => ID.test(id);
