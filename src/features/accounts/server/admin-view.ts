import { AppError } from '#base/app-error.ts';
import { tellSessionsEnded } from '#server-kit/http/event-streams.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { getLocked, type Runner } from './admin-change.ts';
import { recordEvent } from './security-log.ts';
import { findSession, updateSession } from './session-queries.ts';

type Viewer = Runner & { readonly user: Identity };

/** From now on, and for an hour, the admin's own session is the owner's to look at. */
export async function startView({ user, ...runner }: Viewer, id: number): Promise<{ viewing: boolean }> {
  const { db, bus, clock } = runner;
  await db.transaction(async (tx) => {
    const { role } = await getLocked(tx, id);
    if (role === 'admin') throw new AppError('conflict', { message: 'accountsAdmin.viewAdmin' });
    await updateSession(tx, user.sessionId, { viewsUserId: id, viewsSince: clock.now() });
    // The open lines were the admin's own.
    await tellSessionsEnded(bus, tx, user.id);
    await recordEvent(tx, runner, { userId: id, kind: 'view-started' });
    await runner.audit(tx, { action: 'users.view', target: { kind: 'user', id } });
  });
  return { viewing: true };
}

/** Also of a view whose hour is over. Whoever looks at nobody is told so and nothing else happens. */
export async function endView({ user, ...runner }: Viewer): Promise<{ userId: number | null }> {
  const { db, bus, clock } = runner;
  const userId = (await findSession(db, user.sessionId, clock.now()))?.session.viewsUserId ?? null;
  if (userId === null) return { userId };
  await db.transaction(async (tx) => {
    await updateSession(tx, user.sessionId, { viewsUserId: null, viewsSince: null });
    await tellSessionsEnded(bus, tx, userId);
    await recordEvent(tx, runner, { userId, kind: 'view-ended' });
    await runner.audit(tx, { action: 'users.end-view', target: { kind: 'user', id: userId } });
  });
  return { userId };
}
