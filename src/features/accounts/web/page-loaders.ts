import { type ComponentType, createElement } from 'react';

interface AccountPageLoaders {
  /** The email preferences, injected by the higher feature that sends the emails. */
  readonly loadMails: () => Promise<ComponentType>;
}

/** Code-split: visitors who only sign in must not load these pages. */
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

export const loadUndoChangePage = async () => ({ Page: (await import('./links/undo-change-page.tsx')).UndoChangePage });

export const loadAdminReauthentication = async () =>
  (await import('./account/admin-reauthentication.tsx')).AdminReauthentication;

export const loadUsersPage = async () => ({ Page: (await import('./admin/users-page.tsx')).UsersPage });
export const loadUserPage = async () => ({ Page: (await import('./admin/user-page.tsx')).UserPage });
