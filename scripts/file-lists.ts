import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** What loads a page or dialog reads the lists of its files when they are needed. See decision 81. */
export const readsFileLists = (): Plugin => ({
  name: 'reads-file-lists',
  enforce: 'pre',
  resolveId: (id) => (id === helper ? resolve('src/web-kit/load-with-files.ts') : null),
});

const mapPattern =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const callPattern = /import\([`"]\.\/([^`"]+)[`"]\)((?:(?!import\().)*?)__vite__mapDeps\(\[([\d,]*)\]\)/gs;

/**
 * Moves what Vite writes beside every call that loads a file into one file of lists, and leaves the hash of the loaded
 * file in its place. No character of the code changes its line or column, as source maps were written before.
 */
export function takeLists(code: string, lists: Map<string, readonly string[]>): string {
  const names = JSON.parse(mapPattern.exec(code)?.[1] ?? '[]') as string[];
  const taken = code
    .replace(mapPattern, '\n')
    .replace(callPattern, (_, target: string, between: string, places: string) => {
      const files = places.split(',').map((place) => basename(names[Number(place)] ?? ''));
      const hash = /-([\w-]{7})\.js$/.exec(target)?.[1];
      if (!hash || !files.includes(target)) throw new Error(`${target} is not in its own list: ${files.join(' ')}`);
      lists.set(
        hash,
        files.filter((file) => file !== target),
      );
      const call = `__vite__mapDeps([${places}])`;
      return `import(\`./${target}\`)${between}${`"${hash}"`.padEnd(call.length)}`;
    });
  if (taken.includes('__vite__mapDeps')) throw new Error('A list of files was not understood');
  return taken;
}

/** Returns the name of the file that has all lists. */
export async function writeFileLists(folder: string): Promise<string> {
  const lists = new Map<string, readonly string[]>();
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const path = join(folder, name);
    const code = await readFile(path, 'utf8');
    if (code.includes('__vite__mapDeps')) await writeFile(path, takeLists(code, lists));
  }
  const names = [...new Set([...lists.values()].flat())].toSorted();
  const files = Object.fromEntries([...lists].map(([hash, list]) => [hash, list.map((name) => names.indexOf(name))]));
  const text = JSON.stringify({ names, files });
  const name = `file-lists-${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.json`;
  await writeFile(join(folder, name), text);
  return name;
}
