import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../support/product.ts';

/** Each file breaks a rule. That the repository itself breaks none is verified by `npm run check`. */
const oddFiles: Readonly<Record<string, readonly string[]>> = {
  'src/base/spread.tsx': [
    'const rest = { b: 2 };',
    'export const object = { ...{ a: 1 }, ...rest };',
    'export const list = [...[1], 2];',
    'export const element = <a {...{ id: "a" }} {...rest} />;',
  ],
  'src/base/upward.ts': ["export { useLocale } from '#ui/locale.tsx';"],
  'src/features/packages/upward.ts': ["export { legalValues } from '#features/legal/values.ts';"],
  'src/web-kit/reach.ts': ["import '#server-kit/db/database.ts';", "import 'node:fs';"],
  'src/ui/physical.module.css': ['.a {', '  margin-left: 1px;', '  text-align: right;', '}'],
  'src/ui/odd-texts.ts': [
    "import { texts } from '#i18n/texts.ts';",
    "export const oddTexts = texts('odd', { lonely: ['x', 'x'] });",
  ],
  'src/ui/stray.ts': [`export const word = '${String.fromCharCode(0x05d0)}';`],
  'src/ui/sum-texts.ts': [
    "import { texts } from '#i18n/texts.ts';",
    "export const sumTexts = texts('total', { all: ['{total} {at, date, long}', '{total}'] });",
  ],
  'src/ui/sum.ts': ["export const show = (t: Function) => t('total.all', { count: 1, at: 2 });"],
  'src/ui/odd.module.css': ['.there {', '  color: red;', '}', '', '.idle {', '  color: red;', '}'],
  'src/ui/odd.ts': ["import styles from './odd.module.css';", 'export const odd = [styles.there, styles.gone];'],
};

let copy: string;
let output: string;
const root = resolve('.');

const check = (...names: readonly string[]): string =>
  spawnSync(process.execPath, ['scripts/check.ts', ...names], { cwd: copy, encoding: 'utf8' }).stdout;

beforeAll(async () => {
  copy = await temporaryFolder();
  for (const name of [
    'src',
    'scripts',
    'public',
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
    'stylelint.config.js',
    '.dependency-cruiser.cjs',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, lines] of Object.entries(oddFiles)) writeFileSync(join(copy, file), `${lines.join('\n')}\n`);
  output = check('biome', 'layers', 'stylelint', 'texts', 'classes');
});
afterAll(() => removeFolder(copy));

/** The output of a failed check. */
const problemsOf = (name: string): string =>
  output.split(/^(?=[✓✗])/m).find((part) => part.startsWith(`✗ ${name}`)) ?? '';

test('the check rejects a spread literal whose members could be written out', () => {
  const problems = problemsOf('biome');
  expect(problems.match(/Write its members out/g)).toHaveLength(3);
  for (const line of [2, 3, 4]) expect(problems).toContain(`src/base/spread.tsx:${line}:`);
});

test('the check rejects an import from a higher layer', () => {
  const problems = problemsOf('layers');
  expect(problems).toContain('features-go-down: src/features/packages/upward.ts → src/features/legal/values.ts');
  expect(problems).toContain('base-stands-alone: src/base/upward.ts → src/ui/locale.tsx');
});

test('the check rejects browser code that imports server code', () => {
  const problems = problemsOf('layers');
  expect(problems).toContain('browser-never-server: src/web-kit/reach.ts');
  expect(problems).toContain('browser-never-node: src/web-kit/reach.ts');
});

test('the check rejects a run that did not read the whole tree', () => {
  const config = join(copy, '.dependency-cruiser.cjs');
  appendFileSync(config, "\nmodule.exports.options.exclude = { path: '^src/features/' };\n");
  expect(check('layers')).toMatch(/\d+ of \d+ files were not read/);
});

test('the check rejects a physical CSS property and a physical CSS value', () => {
  const problems = problemsOf('stylelint');
  expect(problems).toContain('margin-left');
  expect(problems).toContain('text-align');
});

test('the check rejects an unused key, and Hebrew outside the texts', () => {
  const problems = problemsOf('texts');
  expect(problems).toContain('odd.lonely is used nowhere');
  expect(problems).toContain('src/ui/stray.ts:1 holds Hebrew');
});

test('the check rejects a text shown without a value that it uses', () => {
  const problems = problemsOf('texts');
  expect(problems).toContain('src/ui/sum.ts: total.all is shown without its value total');
  expect(problems).not.toContain('without its value at');
});

test('the check rejects a class missing from its style file and a class that is never used', () => {
  const problems = problemsOf('classes');
  expect(problems).toContain('src/ui/odd.ts names .gone, which src/ui/odd.module.css does not have');
  expect(problems).toContain('src/ui/odd.module.css has .idle, which nobody names');
  expect(problems).not.toContain('.there');
});
