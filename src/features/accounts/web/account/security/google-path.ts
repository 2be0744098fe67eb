/** Leaves the page for Google and comes back here: to sign in again, or to connect the account that is signed in. */
export const googlePath = (purpose?: 'connect'): string =>
  `/api/auth/google?${purpose ? 'connect=1&' : ''}returnTo=${encodeURIComponent('/account')}`;
