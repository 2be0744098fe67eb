import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretColumn } from '#base/secret-column.ts';
import type { Config } from '../config/config.ts';
import { writeAtomic } from '../files/write-atomic.ts';
import { secret } from './secret.ts';
import { parseSecretKeys } from './secret-keys.ts';

/** Synchronous variant for verifying signatures: the secret already exists, because something was signed with it. */
export function knownSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Encrypted with a key that is not available, or corrupted. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/** Encryption at rest, with keys that no backup contains. */
export interface Secrets {
  /** Uses the first key. */
  encrypt(plain: string | Uint8Array, column: SecretColumn, id: number): string;
  /** Uses the key that encrypted it. A value that is not encrypted yet is returned unchanged. */
  decrypt(stored: string | Uint8Array, column: SecretColumn, id: number): Buffer;
  /** Keys derived from ours and a row's salt: the first one signs, all of them verify. */
  deriveKeys(purpose: string, salt: Uint8Array): readonly Buffer[];
  /** The first one is used to encrypt. */
  readonly keyIds: readonly string[];
}

export const encryptedPrefix = 'enc1.';
export const prefixOfKey = (keyId: string): string => `${encryptedPrefix}${keyId}.`;
const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const fileName = 'secrets-key';

interface Key {
  readonly id: string;
  readonly master: Buffer;
  readonly encryption: Buffer;
}

const derive = (master: Buffer, purpose: string, salt: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', master, salt, `negia ${purpose}`, 32));

const keyOf = (master: Buffer): Key => ({
  id: derive(master, 'key id').toString('hex').slice(0, 8),
  master,
  encryption: derive(master, 'encryption at rest'),
});

type Settings = Pick<Config, 'dataDir' | 'secretsKeys'>;

/** Keys of the setting, then of DATA_DIR: an installation that gets a setting later can still decrypt older values. */
export async function openSecrets(settings: Settings): Promise<Secrets> {
  if (!settings.secretsKeys.length) await secret(settings.dataDir, fileName);
  let keys = readKeys(settings);
  const find = (id: string): Key | undefined => {
    const known = keys.find((key) => key.id === id);
    if (known) return known;
    // The keys were rotated by the command line while the server was running.
    keys = readKeys(settings);
    return keys.find((key) => key.id === id);
  };
  return {
    get keyIds() {
      return keys.map(({ id }) => id);
    },
    encrypt: (plain, column, id) => encryptWith(firstOf(keys), plain, contextOf(column, id)),
    decrypt: (stored, column, id) => decryptWith(find, stored, contextOf(column, id)),
    deriveKeys: (purpose, salt) => keys.map(({ master }) => derive(master, purpose, salt)),
  };
}

function readKeys({ dataDir, secretsKeys }: Settings): readonly Key[] {
  const storedKeys = parseSecretKeys(knownSecret(dataDir, fileName) ?? '');
  if (!storedKeys) throw new UnreadableSecret(`${join(dataDir, 'secrets', fileName)} holds no key`);
  const ids = new Set<string>();
  return [...secretsKeys, ...storedKeys].map(keyOf).filter(({ id }) => !ids.has(id) && ids.add(id));
}

function firstOf(keys: readonly Key[]): Key {
  const [first] = keys;
  if (!first) throw new UnreadableSecret('There is no key');
  return first;
}

const contextOf = ({ table, column }: SecretColumn, id: number): Buffer =>
  Buffer.from(['negia', table, column, String(id)].join('\0'));

function encryptWith({ id, encryption }: Key, plain: string | Uint8Array, context: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const work = createCipheriv(cipher, encryption, nonce).setAAD(context);
  const bytes = Buffer.concat([nonce, work.update(Buffer.from(plain)), work.final(), work.getAuthTag()]);
  return `${prefixOfKey(id)}${bytes.toString('base64url')}`;
}

function decryptWith(find: (id: string) => Key | undefined, stored: string | Uint8Array, context: Buffer): Buffer {
  const bytes = Buffer.from(stored);
  if (!bytes.subarray(0, encryptedPrefix.length).equals(Buffer.from(encryptedPrefix))) return bytes;
  const [, id = '', body = ''] = bytes.toString().split('.');
  const key = find(id);
  if (!key) throw new UnreadableSecret(`It was encrypted with the key ${id}, which is not here`);
  const encrypted = Buffer.from(body, 'base64url');
  const end = encrypted.length - tagBytes;
  try {
    const work = createDecipheriv(cipher, key.encryption, encrypted.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    work.setAAD(context).setAuthTag(encrypted.subarray(end));
    return Buffer.concat([work.update(encrypted.subarray(nonceBytes, end)), work.final()]);
  } catch (cause) {
    throw new UnreadableSecret('It is not what was encrypted for this row', { cause });
  }
}

/** Adds a new first key in DATA_DIR; earlier ones still decrypt until `dropOldKeys`. */
export const addKey = async (dataDir: string): Promise<void> => {
  const known = await secret(dataDir, fileName);
  await writeKeys(dataDir, [randomBytes(32).toString('base64url'), known]);
};

export const dropOldKeys = async (dataDir: string): Promise<void> => {
  const [first = ''] = readFileSync(join(dataDir, 'secrets', fileName), 'utf8').split(',');
  await writeKeys(dataDir, [first]);
};

/** Atomic: a partly written key would lose everything encrypted with it. */
async function writeKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = join(dataDir, 'secrets', fileName);
  await writeAtomic(file, Buffer.from(keys.join(',')), `${file}.${randomBytes(6).toString('hex')}`);
}
