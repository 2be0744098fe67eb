import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

export interface BuiltModule {
  /** For an import in this or another process. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Builds code with the server's config that cannot run from source, since it imports minified styles as text. */
export async function buildModule(input: string): Promise<BuiltModule> {
  const name = basename(input).replace(/\.tsx?$/, '');
  const outDir = resolve('.cache', `bench-${name}-${process.pid}`);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true });
  if (!loaded) throw new Error('The settings of the build are not there');
  const { config } = loaded;
  const rolldownOptions = { input };
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir, rolldownOptions } });
  return {
    url: pathToFileURL(join(outDir, `${name}.js`)).href,
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
