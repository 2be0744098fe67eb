export type { AuthModalControllerProps, AuthRequest } from './auth/auth-modal-controller.tsx';
export { loadAuthModal, loadSignOut } from './auth/loaders.ts';
export { ImpersonationBanner } from './impersonation/impersonation-banner.tsx';
export { loadResetRequestForm } from './links/load-reset-request-form.ts';
export {
  loadAccountPage,
  loadAdminReauthentication,
  loadResetPasswordPage,
  loadUndoChangePage,
  loadUserPage,
  loadUsersPage,
  loadVerifyEmailPage,
} from './page-loaders.ts';
