import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import { knownSecret } from '#server-kit/secrets/known-secret.ts';
import { secret } from '#server-kit/secrets/secret.ts';
import type { BankEventBody } from './table.ts';

export const signatureHeader = 'bank-signature';
const secretName = 'sandbox-bank';
const toleranceSeconds = 300;

const unix = (now: Date): number => Math.floor(now.getTime() / 1000);

const macOf = (key: string, time: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest();

/** The time is signed too, so that what was heard once cannot be played back later. */
export async function signBody(dataDir: string, body: string, now: Date): Promise<string> {
  const key = await secret(dataDir, secretName);
  return `t=${unix(now)},v1=${macOf(key, String(unix(now)), body).toString('hex')}`;
}

/** The bytes as they came: read and written again they would not be what was signed. */
export function readSigned(
  dataDir: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  now: Date,
): BankEventBody {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? [];
  const key = knownSecret(dataDir, secretName);
  const isSigned = key && mac && timingSafeEqual(macOf(key, time, bytes), Buffer.from(mac, 'hex'));
  if (!isSigned || Math.abs(unix(now) - Number(time)) > toleranceSeconds) throw new AppError('forbidden');
  return JSON.parse(bytes.toString('utf8')) as BankEventBody;
}
