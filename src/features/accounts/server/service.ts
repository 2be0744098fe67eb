import { randomBytes } from 'node:crypto';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { sessionCookieName } from '#server-kit/http/cookies.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { SessionUser } from '../contract.ts';
import { emailKey } from '../domain.ts';
import { accountsTexts } from '../texts.ts';
import { getUser } from './account.ts';
import { presentUser } from './present.ts';
import { hasAdmin, insertUser } from './queries.ts';
import { issueToken } from './session/identify.ts';
import { hashPassword } from './session/password.ts';
import { type AccountsCall, cookieValue, forgetCookies, hashOf, recordImpersonationEnded } from './session/session.ts';
import { deleteOwnedSession, deleteSessionByCookie, findSession } from './session/session-queries.ts';

/** Ends the session of the cookie and that of the token; without either, the cookies are cleared as well. */
export async function logOut(call: AccountsCall & { findUser: Identity | undefined }) {
  const { db, bus, cookies, visitor, findUser } = call;
  const cookie = cookieValue(cookies.get(sessionCookieName));
  await db.transaction(async (tx) => {
    const byCookie = cookie && (await deleteSessionByCookie(tx, hashOf(cookie)));
    if (byCookie) await recordImpersonationEnded(tx, call, byCookie);
    if (!findUser) return;
    // An impersonating admin ends their own session.
    const byToken = await deleteOwnedSession(tx, findUser.sessionId, findUser.impersonator?.id ?? findUser.id);
    if (byToken) await recordImpersonationEnded(tx, call, byToken);
    await publishSessionsEnded(bus, tx, findUser.id);
  });
  forgetCookies(cookies);
  return { message: translator(accountsTexts, visitor.locale)('accounts.logout.done') };
}

/** Issues a new token only to the holder of the cookie: a token cannot renew itself. */
export async function currentUser(
  call: AccountsCall & { user: Identity },
): Promise<SessionUser & { user: SessionUser }> {
  const row = await getUser(call);
  const { impersonator } = call.user;
  const presented = {
    ...(await presentUser(call, row, call.user)),
    ...(impersonator && { viewedBy: { username: impersonator.username } }),
  };
  // No token during impersonation: it would outlast the view and belong to the admin.
  const live =
    call.user.hasSession && !impersonator
      ? await findSession(call.db, call.user.sessionId, call.clock.now())
      : undefined;
  return { ...presented, user: presented, ...(live && { token: await issueToken(call, live.session) }) };
}

export interface FirstAdmin {
  readonly email: string;
  /** Set only if it was generated here: it is shown once and never stored in plain text. */
  readonly generatedPassword: string | undefined;
}

/** Creates the first admin on an installation that has none. */
export async function ensureFirstAdmin(
  db: Db,
  email: string,
  configuredPassword: string | undefined,
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(db)) return undefined;
  const password = configuredPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  await insertUser(db, {
    username: 'admin',
    usernameKey: 'admin',
    displayName: 'Admin',
    email,
    emailKey: emailKey(email),
    passwordHash,
    role: 'admin',
    staffRole: 'owner',
  });
  return { email, generatedPassword: configuredPassword ? undefined : password };
}
