import { type ComponentType, createElement } from 'react';

interface AccountPageLoaders {
  /** Which mails come, brought by the feature that sends them: this one stands below it. */
  readonly loadMails: () => Promise<ComponentType>;
}

/** Pages load when they are opened: whoever comes to this door only to sign in must not carry them. */
export async function loadAccountPage({ loadMails }: AccountPageLoaders) {
  const [{ AccountPage }, Mails] = await Promise.all([import('./account/account-page.tsx'), loadMails()]);
  return { Page: () => createElement(AccountPage, { mails: createElement(Mails) }) };
}

export const loadVerifyEmailPage = async () => ({
  Page: (await import('./links/verify-email-page.tsx')).VerifyEmailPage,
});

export const loadResetPasswordPage = async () => ({
  Page: (await import('./links/reset-password-page.tsx')).ResetPasswordPage,
});

export const loadUndoChangePage = async () => ({
  Page: (await import('./links/undo-change-page.tsx')).UndoChangePage,
});

export const loadAdminReauthentication = async () =>
  (await import('./account/admin-reauthentication.tsx')).AdminReauthentication;

export const loadUsersPage = async () => ({ Page: (await import('./admin/users-page.tsx')).UsersPage });
export const loadUserPage = async () => ({ Page: (await import('./admin/user-page.tsx')).UserPage });
