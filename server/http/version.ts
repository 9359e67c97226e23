/** Programs write it into the address, `/api/v1/…`, and go on working when there is a second one. */
export const API_VERSION = '1';

const PREFIX = `/api/v${API_VERSION}/`;

/** The address as routes know it. */
export const unversioned = (url: string): string => (url.startsWith(PREFIX) ? `/api/${url.slice(PREFIX.length)}` : url);
