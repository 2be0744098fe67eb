import type { CallAnswer } from '#base/endpoint.ts';
import type { accountApi } from '../../../contract.ts';

/** A long key in groups of four, as people read and type it. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A recovery code in groups of four; one that already has its hyphens stays as it is. */
export const groupCode = (code: string): string => (code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1-'));

export const codesFile = (heading: string, codes: readonly string[]): string =>
  `${[heading, '', ...codes.map(groupCode)].join('\r\n')}\r\n`;

export type Secret = CallAnswer<typeof accountApi.startSecondFactor>;
export type CodesAnswer = CallAnswer<typeof accountApi.confirmSecondFactor>;
