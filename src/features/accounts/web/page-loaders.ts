/** Pages load when they are opened: whoever comes to this door only to sign in must not carry them. */
export const loadAccountPage = async () => ({ Page: (await import('./account/account-page.tsx')).AccountPage });

export const loadVerifyEmailPage = async () => ({
  Page: (await import('./links/verify-email-page.tsx')).VerifyEmailPage,
});

export const loadResetPasswordPage = async () => ({
  Page: (await import('./links/reset-password-page.tsx')).ResetPasswordPage,
});
