import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isFileKey } from '../files/file-store.ts';
import { BackupError } from './problem.ts';

const formatVersion = 1;
const manifestName = 'manifest.json';

const named = z.object({ schema: z.string(), name: z.string() });
const measured = z.object({ size: z.number(), sha256: z.string() });

/** The content of a backup. Has no paths: file locations follow from names, so none can lead outside the folder. */
const manifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  partitions: z.array(
    named.extend({
      parent: named,
      bound: z.string().regex(/^(DEFAULT$|FOR VALUES )/),
      /** The partition key if the partition is itself partitioned. */
      key: z.string().nullable(),
    }),
  ),
  tables: z.array(named.extend(measured.shape).extend({ columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(named.extend({ lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(measured.extend({ key: z.string().refine(isFileKey) })),
});

export type Manifest = z.output<typeof manifest>;
export type BackedTable = Manifest['tables'][number];
export type BackedFile = Manifest['files'][number];
export type Partition = Manifest['partitions'][number];
export type Sequence = Manifest['sequences'][number];

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: formatVersion, ...content });

const filesFolder = 'files';
export const tablesFolder = 'tables';

export const filePath = (folder: string, key: string): string => join(folder, filesFolder, key);
export const tablePath = (folder: string, { schema, name }: { schema: string; name: string }): string =>
  join(folder, tablesFolder, `${encodeURIComponent(`${schema}.${name}`)}.copy.gz`);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The manifest has the checksums of all other files, and one of its own. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: hashOf(JSON.stringify(content)), content }, null, 1);
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flag: 'wx', flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a backup: it has no ${manifestName}`);
  });
  const { sha256, content } = parse(text, folder);
  const version = z.object({ format: z.number() }).safeParse(content).data?.format;
  if (version && version > formatVersion) throw new BackupError(`${folder} was made by a newer version of Negia`);
  const parsed = manifest.safeParse(content);
  if (!parsed.success || sha256 !== hashOf(JSON.stringify(content)))
    throw new BackupError(`${folder} is damaged: its ${manifestName} is not as it was written`);
  return parsed.data;
}

function parse(text: string, folder: string): { sha256?: unknown; content?: unknown } {
  try {
    return z.object({ sha256: z.unknown(), content: z.unknown() }).parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${folder} is damaged: its ${manifestName} cannot be read`);
  }
}
