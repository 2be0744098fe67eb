export type { AuthAsk, AuthDeskProps } from './auth/auth-desk.tsx';
export { loadAuthDesk, loadSignOut } from './auth/loaders.ts';
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
