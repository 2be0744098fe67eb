import type { CallAnswer } from '#base/endpoint.ts';
import type { accountApi } from '../../../contract.ts';

export type Secret = CallAnswer<typeof accountApi.startSecondFactor>;
export type CodesAnswer = CallAnswer<typeof accountApi.confirmSecondFactor>;
