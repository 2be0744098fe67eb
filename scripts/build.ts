import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeFileLists } from './file-lists.ts';
import { frameBuild } from './frame-build.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

process.env.NODE_ENV = 'production';
if (process.argv.includes('server')) await build({ logLevel: 'warn', build: { ssr: true } });
else await buildAll();

/** What Node runs is built in a second process: the bundler's plugins keep one core busy, and machines have more. */
async function buildAll(): Promise<void> {
  const server = spawn(process.execPath, [import.meta.filename, 'server'], { stdio: 'inherit' });
  const serverEnds = once(server, 'exit');
  await buildForBrowsers().catch((error: unknown) => {
    server.kill();
    throw error;
  });
  const [code] = await serverEnds;
  if (code !== 0) throw new Error(`The build of the server ended with ${code}`);
  await setMapsAside();
}

async function buildForBrowsers(): Promise<void> {
  await build({ logLevel: 'warn' });
  await build({ ...frameBuild, logLevel: 'warn' });
  await addFileLists();
  await compressAll('dist/client/assets');
}

/** The server tells browsers the name of the file with the lists. */
async function addFileLists(): Promise<void> {
  const path = 'dist/client/.vite/manifest.json';
  const file = `assets/${await writeFileLists('dist/client/assets')}`;
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), 'file-lists': { file } }));
}

/** Source maps translate stack traces. They are stored outside the served folder, next to the build ID. */
async function setMapsAside(): Promise<void> {
  await rm('dist/maps', { recursive: true, force: true });
  await mkdir('dist/maps', { recursive: true });
  for (const folder of ['dist/client/assets', 'dist/server/assets', 'dist/server'])
    for (const name of await readdir(folder))
      if (name.endsWith('.map')) await rename(join(folder, name), join('dist/maps', name));
  await writeFile('dist/maps/build', randomBytes(12).toString('base64url'));
}

/** Compresses once at the best level instead of on every request. */
async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder);
  const texts = names.filter((name) => /\.(js|json|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${path}.br`, await brotli(bytes, { params }));
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}
