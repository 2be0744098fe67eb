import { subscriberCounts } from '#features/packages/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { accountsAdminTexts } from '../admin-texts.ts';
import { accountApi, authApi } from '../contract.ts';
import { accountsTexts } from '../texts.ts';
import * as account from './account.ts';
import { countSubscribers } from './admin/admin-queries.ts';
import { adminUsersRoutes } from './admin/admin-routes.ts';
import { cancelDeletion, requestDeletion } from './deletion/deletion.ts';
import { listDeletionEffects } from './deletion/deletion-effects.ts';
import { seedDemo } from './demo.ts';
import { accountSections, downloadExport, exportSections, getExport, startExport } from './export/exports.ts';
import { googleRoutes } from './google/google.ts';
import { accountsJobs } from './jobs.ts';
import { checkResetLink, forgotPassword, resetPassword, undoChange, verifyEmail } from './mail/links.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor/second-factor-setup.ts';
import { currentUser, logOut } from './service.ts';
import { checkRegistration, register } from './session/register.ts';
import { issueCsrfToken, listEventPage } from './session/session.ts';
import { logIn } from './session/sign-in.ts';
import { accountTimeline } from './timeline/account-timeline-queries.ts';
import { timelineSources } from './timeline/timeline.ts';

/** The routes most valuable to a session thief: the second factor, the full export, account deletion. */
export const protectedRoutes: Route[] = [
  route(accountApi.startSecondFactor, (call) => startSecondFactor(call)),
  route(accountApi.confirmSecondFactor, (call) => confirmSecondFactor(call, call.body.code)),
  route(accountApi.renewRecoveryCodes, (call) => renewRecoveryCodes(call)),
  route(accountApi.removeSecondFactor, (call) => removeSecondFactor(call)),
  route(accountApi.startExport, (call) => startExport(call)),
  route(accountApi.getExport, (call) => getExport(call, call.params.id)),
  route(accountApi.downloadExport, (call) => downloadExport(call, call.params.id)),
  route(accountApi.deletionEffects, (call) => listDeletionEffects(call)),
  route(accountApi.requestDeletion, (call) => requestDeletion(call, call.body.confirmation)),
  route(accountApi.cancelDeletion, (call) => cancelDeletion(call)),
];

export const accountsRoutes: Route[] = [
  route(authApi.csrfToken, async ({ cookies }) => ({ csrfToken: issueCsrfToken(cookies) })),
  route(authApi.login, (call) => logIn(call, call.body)),
  route(authApi.register, (call) => register(call, call.body)),
  route(authApi.checkRegistration, (call) => checkRegistration(call, call.body)),
  route(authApi.logout, (call) => logOut(call)),
  route(authApi.currentUser, (call) => currentUser(call)),
  route(authApi.confirm, (call) => account.confirmPassword(call, call.body.password)),
  route(authApi.forgotPassword, (call) => forgotPassword(call, call.body.email)),
  route(authApi.checkResetLink, (call) => checkResetLink(call, call.body.token)),
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

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  jobs: accountsJobs,
  texts: [accountsTexts, accountsAdminTexts],
  extensions: [
    subscriberCounts.with(countSubscribers),
    ...accountSections.map(exportSections.with),
    ...accountTimeline.map(timelineSources.with),
  ],
  seed: { demo: seedDemo },
});
