import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

/** Builds code with the server's config that cannot run from source, since it imports minified styles as text. */
export async function buildModule(input: string) {
  const name = basename(input).replace(/\.tsx?$/, '');
  const outDir = resolve('.cache', `bench-${name}-${process.pid}`);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true });
  if (!loaded) throw new Error('The settings of the build are not there');
  const { config } = loaded;
  const rolldownOptions = { input };
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir, rolldownOptions } });
  return {
    /** For an import in another process. */
    url: pathToFileURL(join(outDir, `${name}.js`)).href,
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** Builds a module, loads it into this process and removes the files. */
export async function importBuilt<M>(input: string): Promise<M> {
  const { url, remove } = await buildModule(input);
  const module = (await import(url)) as M;
  await remove();
  return module;
}
