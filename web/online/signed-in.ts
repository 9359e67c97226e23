const KEY = 'engawa.signed-in';

/** Whether an account is signed in here, as far as this browser remembers: the cookie itself cannot be read. */
export const signedIn = {
  get(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },

  set(now: boolean): void {
    try {
      if (now) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // The account page still knows.
    }
  },
};
