import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '#server-kit/secrets/secret.ts';
import { type MailKind, mailKinds } from '../domain.ts';

const sign = async (dataDir: string, subject: string): Promise<Buffer> =>
  createHmac('sha256', await secret(dataDir, 'unsubscribe'))
    .update(subject)
    .digest();

/** Valid for one owner and one kind of email, without expiry. */
export async function unsubscribeToken(dataDir: string, userId: number, kind: MailKind): Promise<string> {
  const subject = `${userId}.${kind}`;
  return `${subject}.${(await sign(dataDir, subject)).toString('base64url')}`;
}

/** undefined for an invalid signature. */
export async function readUnsubscribeToken(
  dataDir: string,
  token: string,
): Promise<{ userId: number; kind: MailKind } | undefined> {
  const [, subject = '', id, name, signature = ''] = /^(([1-9]\d{0,9})\.([a-z]+))\.([\w-]{43})$/.exec(token) ?? [];
  const kind = mailKinds.find((one) => one === name);
  if (!kind) return undefined;
  const isOurs = timingSafeEqual(await sign(dataDir, subject), Buffer.from(signature, 'base64url'));
  return isOurs ? { userId: Number(id), kind } : undefined;
}
