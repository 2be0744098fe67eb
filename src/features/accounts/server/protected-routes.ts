import { type Route, route } from '#server-kit/http/route.ts';
import { accountApi } from '../contract.ts';
import { cancelDeletion, requestDeletion } from './deletion/deletion.ts';
import { downloadExport, getExport, startExport } from './export/exports.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor/second-factor-setup.ts';

/** What a thief of a session would want most: the second factor, everything in one file, the end of the account. */
export const protectedRoutes: Route[] = [
  route(accountApi.startSecondFactor, (call) => startSecondFactor(call)),
  route(accountApi.confirmSecondFactor, (call) => confirmSecondFactor(call, call.body.code)),
  route(accountApi.renewRecoveryCodes, (call) => renewRecoveryCodes(call)),
  route(accountApi.removeSecondFactor, (call) => removeSecondFactor(call)),
  route(accountApi.startExport, (call) => startExport(call)),
  route(accountApi.getExport, (call) => getExport(call, call.params.id)),
  route(accountApi.downloadExport, (call) => downloadExport(call, call.params.id)),
  route(accountApi.requestDeletion, (call) => requestDeletion(call, call.body.confirmation)),
  route(accountApi.cancelDeletion, (call) => cancelDeletion(call)),
];
