import { type ComponentType, createElement } from 'react';
import type { BulkBarProps } from '#features/admin/web/index.ts';

export type { AuthModalControllerProps, AuthRequest } from './auth/auth-modal-controller.tsx';
export { AccountBanner } from './bars/account-banner.tsx';
export { useShowFailure } from './show-failure.ts';

/** Forms, schemas and dialogs are not part of a page's first script: they load on sign-in or sign-out. */
export const loadAuthModal = async () => (await import('./auth/auth-modal-controller.tsx')).AuthModalController;

/** For the server, which renders the form into public pages. */
export const loadEarlyAuth = async () => (await import('./auth/auth-modal-controller.tsx')).EarlyAuth;

export const loadSignOut = async () => {
  const [{ signOut }, { browserTools }] = await Promise.all([
    import('./auth/sign-out.ts'),
    import('./auth/browser-tools.ts'),
  ]);
  return { signOut, browserTools };
};

/** Loads only the form, for a page that shows it beside other content. */
export const loadResetRequestForm = async () => (await import('./links/reset-request-form.tsx')).ResetRequestForm;

/** Code-split: visitors who only sign in must not load these pages. The higher feature that sends emails adds `Mails`. */
export async function loadAccountPage({ loadMails }: { readonly loadMails: () => Promise<ComponentType> }) {
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

export const loadAdminAccess = async () => (await import('./account/admin-access.tsx')).AdminAccess;

/** The higher feature that changes many rows at once adds `Bulk`. */
export async function loadUsersPage({ loadBulk }: { readonly loadBulk: () => Promise<ComponentType<BulkBarProps>> }) {
  const [{ UsersPage }, Bulk] = await Promise.all([import('./admin/users-page.tsx'), loadBulk()]);
  return { Page: () => createElement(UsersPage, { Bulk }) };
}
/** The higher feature that receives error reports adds `Errors`. */
export async function loadUserPage({
  loadErrors,
}: {
  readonly loadErrors: () => Promise<ComponentType<{ id: number }>>;
}) {
  const [{ UserPage }, Errors] = await Promise.all([import('./admin/user-page.tsx'), loadErrors()]);
  return { Page: () => createElement(UserPage, { Errors }) };
}
