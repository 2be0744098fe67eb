import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import type { renderProfilePage } from '../../src/features/profiles/page/render.tsx';

type Render = typeof renderProfilePage;

/** The product's own renderer of profile pages, built as the server is: styles as text, and small. */
export async function buildPageRenderer(): Promise<Render> {
  const outDir = resolve('.cache', `bench-page-${process.pid}`);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true });
  if (!loaded) throw new Error('The settings of the build are not there');
  const { config } = loaded;
  const rolldownOptions = { input: 'src/features/profiles/page/render.tsx' };
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir, rolldownOptions } });
  const module = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as { renderProfilePage: Render };
  await rm(outDir, { recursive: true, force: true });
  return module.renderProfilePage;
}
