import { type BlockKind, blockKinds } from './kinds.ts';

/** Maps the result of `import.meta.glob` to block kinds by folder name. */
export function byKind<T>(files: Readonly<Record<string, T>>): Readonly<Record<BlockKind, T>> {
  const byFolder = new Map(Object.entries(files).map(([path, exported]) => [path.split('/').at(-2), exported]));
  const missing = blockKinds.filter((kind) => byFolder.get(kind) === undefined);
  if (missing.length) throw new Error(`A block lacks a file or what it exports: ${missing.join(', ')}`);
  return Object.fromEntries(byFolder) as Record<BlockKind, T>;
}
