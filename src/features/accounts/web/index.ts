export type { AuthAsk, AuthModalControllerProps } from './auth/auth-modal-controller.tsx';
export { loadAuthModal, loadSignOut } from './auth/loaders.ts';
export { loadResetAsk } from './links/load-reset-ask.ts';
export {
  loadAccountPage,
  loadAdminProof,
  loadResetPasswordPage,
  loadUndoChangePage,
  loadUserPage,
  loadUsersPage,
  loadVerifyEmailPage,
} from './page-loaders.ts';
export { ViewBanner } from './view/view-banner.tsx';
