import { AppError } from '#base/app-error.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { accountApi, authApi } from '../contract.ts';
import { getAccount } from './account.ts';
import { finishGoogle, startGoogle } from './google.ts';
import { finishByCode } from './google-code.ts';
import { forgetGoogle } from './google-queries.ts';
import { deleteTokensOf } from './link-queries.ts';

export const googleRoutes: Route[] = [
  route(authApi.google, (call) => startGoogle(call, call.query)),
  route(authApi.googleCallback, (call) => finishGoogle(call, call.query)),
  route(authApi.secondFactor, (call) => finishByCode(call, call.body.code)),
  route(accountApi.disconnectGoogle, async (call) => {
    await call.db.transaction(async (tx) => {
      if (!(await forgetGoogle(tx, call.user.id)))
        throw new AppError('conflict', { message: 'accounts.google.needsPassword' });
      // A sign-in by Google that still waits for its code is one as well.
      await deleteTokensOf(tx, call.user.id, 'second-factor');
    });
    return getAccount(call);
  }),
];
