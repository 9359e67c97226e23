/** Several checkouts on one machine each take a port of their own. */
export const PORT = Number(process.env.ENGAWA_E2E_PORT ?? 4917);
export const BASE = `http://127.0.0.1:${PORT}`;
