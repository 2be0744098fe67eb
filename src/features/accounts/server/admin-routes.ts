import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type AdminUserDetail, adminUsersApi } from '../admin-contract.ts';
import type { Runner } from './admin-change.ts';
import { extendTrial, givePackage } from './admin-plans.ts';
import { getDetail, listUserEvents, listUserPage, usersTable } from './admin-read.ts';
import { endSessions, sendReset, setRole } from './admin-roles.ts';
import { restore, suspend } from './admin-suspension.ts';
import { endView, startView } from './admin-view.ts';

type Asked = Call<{ id: number }, unknown, unknown>;

const runnerOf = (call: Call<unknown, unknown, unknown>) => ({ ...call, user: call.user, actorId: call.user.id });

/** The user as the step leaves them. */
async function after(call: Asked, step: (runner: Runner, id: number) => Promise<void>): Promise<AdminUserDetail> {
  await step(runnerOf(call), call.params.id);
  return getDetail(call, call.params.id);
}

export const adminUsersRoutes: Route[] = [
  route(adminUsersApi.list, (call) => listUserPage(call, call.query)),
  route(adminUsersApi.csv, (call) => usersTable(call, call.query, call.visitor.locale)),
  route(adminUsersApi.find, (call) => getDetail(call, call.params.id)),
  route(adminUsersApi.securityEvents, (call) => listUserEvents(call, call.params.id, call.query.after)),
  route(adminUsersApi.setRole, (call) => after(call, (runner, id) => setRole(runner, id, call.body.role))),
  route(adminUsersApi.endSessions, (call) => after(call, (runner, id) => endSessions(runner, id, call.user.sessionId))),
  route(adminUsersApi.sendReset, (call) => sendReset(runnerOf(call), call.params.id)),
  route(adminUsersApi.suspend, (call) => after(call, (runner, id) => suspend(runner, id, call.body.reason))),
  route(adminUsersApi.restore, (call) => after(call, restore)),
  route(adminUsersApi.extendTrial, (call) => after(call, (runner, id) => extendTrial(runner, id, call.body.days))),
  route(adminUsersApi.give, (call) => after(call, (runner, id) => givePackage(runner, id, call.body.gift))),
  route(adminUsersApi.view, (call) => startView(runnerOf(call), call.params.id)),
  route(adminUsersApi.endView, (call) => endView(runnerOf(call))),
];
