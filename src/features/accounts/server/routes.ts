import { type Route, route } from '#server-kit/http/route.ts';
import { accountApi, authApi } from '../contract.ts';
import * as account from './account.ts';
import { adminUsersRoutes } from './admin/admin-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { forgotPassword, resetPassword, undoChange, verifyEmail } from './mail/links.ts';
import { protectedRoutes } from './protected-routes.ts';
import { currentUser, logOut } from './service.ts';
import { register } from './session/register.ts';
import { listEventPage } from './session/security-log.ts';
import { issueCsrfToken } from './session/session.ts';
import { logIn } from './session/sign-in.ts';

export const accountsRoutes: Route[] = [
  route(authApi.csrfToken, async ({ cookies }) => ({ csrfToken: issueCsrfToken(cookies) })),
  route(authApi.login, (call) => logIn(call, call.body)),
  route(authApi.register, (call) => register(call, call.body)),
  route(authApi.logout, (call) => logOut(call)),
  route(authApi.currentUser, (call) => currentUser(call)),
  route(authApi.confirm, (call) => account.confirmPassword(call, call.body.password)),
  route(authApi.forgotPassword, (call) => forgotPassword(call, call.body.email)),
  route(authApi.resetPassword, (call) => resetPassword(call, call.body.token, call.body.password)),
  route(authApi.verifyEmail, (call) => verifyEmail(call, call.body.token, call.body.password)),
  route(authApi.undoChange, (call) => undoChange(call, call.body.token)),
  ...googleRoutes,
  ...protectedRoutes,
  route(accountApi.get, (call) => account.getAccount(call)),
  route(accountApi.update, (call) => account.updateAccount(call, call.body)),
  route(accountApi.changeEmail, (call) => account.changeEmail(call, call.body.email)),
  route(accountApi.cancelEmail, (call) => account.cancelEmail(call)),
  route(accountApi.resendEmail, (call) => account.resendEmail(call)),
  route(accountApi.changePassword, (call) => account.changePassword(call, call.body)),
  route(accountApi.sessions, (call) => account.listOwnSessions(call)),
  route(accountApi.securityEvents, (call) => listEventPage(call, call.user.id, call.query.after)),
  route(accountApi.endSession, (call) => account.endSession(call, call.params.id)),
  route(accountApi.endOtherSessions, (call) => account.endOtherSessions(call)),
  ...adminUsersRoutes,
];
