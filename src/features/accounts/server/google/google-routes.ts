import { AppError } from '#base/app-error.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { accountApi, authApi } from '../../contract.ts';
import { getAccount } from '../account.ts';
import { deleteTokensOf } from '../mail/link-queries.ts';
import { lockUser } from '../protected-queries.ts';
import { updateUser } from '../queries.ts';
import { mailChange } from '../session/credentials.ts';
import { recordEvent } from '../session/security-log.ts';
import { finishGoogle, startGoogle } from './google.ts';
import { finishByCode } from './google-code.ts';

export const googleRoutes: Route[] = [
  route(authApi.google, (call) => startGoogle(call, call.query)),
  route(authApi.googleCallback, (call) => finishGoogle(call, call.query)),
  route(authApi.secondFactor, (call) => finishByCode(call, call.body.code)),
  route(accountApi.disconnectGoogle, async (call) => {
    await call.db.transaction(async (tx) => {
      const row = await lockUser(tx, call.user.id);
      if (!row.passwordHash) throw new AppError('conflict', { message: 'accounts.google.needsPassword' });
      await updateUser(tx, row.id, { googleId: null });
      // A sign-in by Google that still waits for its code is one as well.
      await deleteTokensOf(tx, row.id, 'second-factor');
      if (!row.googleId) return;
      await mailChange(tx, row, 'google-unlinked', call.clock.now());
      await recordEvent(tx, call, { userId: row.id, kind: 'google-unlinked' });
    });
    return getAccount(call);
  }),
];
