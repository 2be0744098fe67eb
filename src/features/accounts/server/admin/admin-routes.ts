import { AppError } from '#base/app-error.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { type Call, type Identity, type Route, route } from '#server-kit/http/route.ts';
import { type AdminUserDetail, adminUsersApi } from '../../admin-contract.ts';
import { recordEvent } from '../session/security-log.ts';
import { findSession, updateSession } from '../session/session-queries.ts';
import {
  endSessions,
  extendTrial,
  getLocked,
  type Operator,
  restore,
  sendReset,
  setComplimentaryPlan,
  setRole,
  suspend,
} from './admin-actions.ts';
import { getDetail, listUserEvents, usersListRoutes } from './admin-read.ts';

type UserCall = Call<{ id: number }, unknown, unknown>;

const operatorOf = (call: Call<unknown, unknown, unknown>) => ({ ...call, user: call.user, actorId: call.user.id });

/** Returns the user after the operation. */
async function after(
  call: UserCall,
  step: (operator: Operator, id: number) => Promise<void>,
): Promise<AdminUserDetail> {
  await step(operatorOf(call), call.params.id);
  return getDetail(call, call.params.id);
}

export const adminUsersRoutes: Route[] = [
  ...usersListRoutes,
  route(adminUsersApi.find, (call) => getDetail(call, call.params.id)),
  route(adminUsersApi.securityEvents, (call) => listUserEvents(call, call.params.id, call.query.after)),
  route(adminUsersApi.setRole, (call) => after(call, (operator, id) => setRole(operator, id, call.body.role))),
  route(adminUsersApi.endSessions, (call) =>
    after(call, (operator, id) => endSessions(operator, id, call.user.sessionId)),
  ),
  route(adminUsersApi.sendReset, (call) => sendReset(operatorOf(call), call.params.id)),
  route(adminUsersApi.suspend, (call) => after(call, (operator, id) => suspend(operator, id, call.body.reason))),
  route(adminUsersApi.restore, (call) => after(call, restore)),
  route(adminUsersApi.extendTrial, (call) => after(call, (operator, id) => extendTrial(operator, id, call.body.days))),
  route(adminUsersApi.give, (call) =>
    after(call, (operator, id) => setComplimentaryPlan(operator, id, call.body.complimentaryPlan)),
  ),
  route(adminUsersApi.view, (call) => startImpersonation(operatorOf(call), call.params.id)),
  route(adminUsersApi.endView, (call) => endImpersonation(operatorOf(call))),
];

type ImpersonatorCall = Operator & { readonly user: Identity };

/** For one hour the admin's own session shows the owner's account. */
async function startImpersonation({ user, ...operator }: ImpersonatorCall, id: number): Promise<{ viewing: boolean }> {
  const { db, bus, clock } = operator;
  await db.transaction(async (tx) => {
    const { role } = await getLocked(tx, id);
    if (role === 'admin') throw new AppError('conflict', { message: 'accountsAdmin.viewAdmin' });
    await updateSession(tx, user.sessionId, { impersonatedUserId: id, impersonatedSince: clock.now() });
    // The open event streams belong to the admin's own account, so they are closed.
    await publishSessionsEnded(bus, tx, user.id);
    await recordEvent(tx, operator, { userId: id, kind: 'view-started' });
    await operator.audit(tx, { action: 'users.view', target: { kind: 'user', id } });
  });
  return { viewing: true };
}

/** Also ends a view whose hour is over. Without an active view it returns null and has no effect. */
async function endImpersonation({ user, ...operator }: ImpersonatorCall): Promise<{ userId: number | null }> {
  const { db, bus, clock } = operator;
  const userId = (await findSession(db, user.sessionId, clock.now()))?.session.impersonatedUserId ?? null;
  if (userId === null) return { userId };
  await db.transaction(async (tx) => {
    await updateSession(tx, user.sessionId, { impersonatedUserId: null, impersonatedSince: null });
    await publishSessionsEnded(bus, tx, userId);
    await recordEvent(tx, operator, { userId, kind: 'view-ended' });
    await operator.audit(tx, { action: 'users.end-view', target: { kind: 'user', id: userId } });
  });
  return { userId };
}
