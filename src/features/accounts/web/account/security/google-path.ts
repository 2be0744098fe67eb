/** Goes to Google and returns here, to re-authenticate or to link the signed-in account. */
export const googlePath = (purpose?: 'connect'): string =>
  `/api/auth/google?${purpose ? 'connect=1&' : ''}returnTo=${encodeURIComponent('/account/security')}`;
