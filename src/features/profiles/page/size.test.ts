import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { templates } from '../design/templates.ts';
import { blocks, fullProfile, pageContext } from './testing/full-profile.ts';

const folder = resolve('.cache/profile-page-size');
const maxBytes = 10_000;

/** Built for production, because styles are minified only then. */
const found = await loadConfigFromFile({ isSsrBuild: true, command: 'build', mode: 'production' }, 'vite.config.ts');
const config = found?.config ?? {};
const rolldownOptions = { input: { render: resolve('src/features/profiles/page/render.tsx') } };
await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  build: { ...config.build, outDir: folder, rolldownOptions },
});
const { renderProfilePage: render } = await import(/* @vite-ignore */ pathToFileURL(`${folder}/render.js`).href);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const full = [blocks.links, blocks.gallery, blocks.hours, { ...blocks['lead-form'], fields: [] }];

test.each(templates)('a full profile in %s stays within the compressed size limit', (template) => {
  for (const locale of ['he', 'en'] as const) {
    const { html } = render(fullProfile({ blocks: full, design: { template } }), pageContext({ locale }));
    expect(compressed(html)).toBeLessThanOrEqual(maxBytes);
  }
});

test('contains no styles of unused blocks and templates', () => {
  const { styles } = render(fullProfile({ blocks: [], design: { template: 'paper' } }), pageContext());
  for (const other of ['.shore', '.night', '.gallery', '.viewer', '.poster', '.asked'])
    expect(styles[0]).not.toContain(other);
  expect(styles[0]).not.toContain('\n');
});
