export const PORT = 4917;
export const BASE = `http://127.0.0.1:${PORT}`;
