import type { CallAnswer } from '#base/endpoint.ts';
import type { accountApi } from '../../../contract.ts';

/** Groups a long key by four characters for reading and typing. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Groups a recovery code by four; one that already contains hyphens is unchanged. */
export const groupCode = (code: string): string => (code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1-'));

export const codesFile = (heading: string, codes: readonly string[]): string =>
  `${[heading, '', ...codes.map(groupCode)].join('\r\n')}\r\n`;

export type Secret = CallAnswer<typeof accountApi.startSecondFactor>;
export type CodesAnswer = CallAnswer<typeof accountApi.confirmSecondFactor>;
