import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../support/product.ts';

let copy: string;
const root = resolve('.');

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
});
afterAll(() => removeFolder(copy));

function check(name: string): { code: number | null; output: string } {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.ts', name], { cwd: copy, encoding: 'utf8' });
  return { code: status, output: stdout };
}

test.each(['layers', 'stylelint', 'texts', 'classes'])('%s has nothing to say of the tree as it is', (name) => {
  expect(check(name)).toMatchObject({ code: 0, output: `✓ ${name}\n` });
});

test('a literal that is spread where its members could stand fails the check', () => {
  const file = 'src/base/spread.tsx';
  const lines = [
    'const rest = { b: 2 };',
    'export const object = { ...{ a: 1 }, ...rest };',
    'export const list = [...[1], 2];',
    'export const element = <a {...{ id: "a" }} {...rest} />;',
  ];
  writeFileSync(join(copy, file), lines.join('\n'));
  const { code, output } = check('biome');
  expect(code).toBe(1);
  expect(output.match(/Write its members out/g)).toHaveLength(3);
  for (const line of [2, 3, 4]) expect(output).toContain(`${file}:${line}:`);
  rmSync(join(copy, file));
});

test('an import that goes up a layer fails the check', () => {
  writeFileSync(join(copy, 'src/base/upward.ts'), "export { useLocale } from '#ui/locale.tsx';\n");
  writeFileSync(
    join(copy, 'src/features/packages/upward.ts'),
    "export { legalValues } from '#features/legal/values.ts';\n",
  );
  const { code, output } = check('layers');
  expect(code).toBe(1);
  expect(output).toContain('features-go-down: src/features/packages/upward.ts → src/features/legal/values.ts');
  expect(output).toContain('base-stands-alone: src/base/upward.ts → src/ui/locale.tsx');
});

test('the browser half that reaches for the server half fails the check', () => {
  writeFileSync(join(copy, 'src/web-kit/reach.ts'), "import '#server-kit/db/database.ts';\nimport 'node:fs';\n");
  const { output } = check('layers');
  expect(output).toContain('browser-never-server: src/web-kit/reach.ts');
  expect(output).toContain('browser-never-node: src/web-kit/reach.ts');
});

test('a run that did not read the whole tree fails the check', () => {
  const config = join(copy, '.dependency-cruiser.cjs');
  appendFileSync(config, "\nmodule.exports.options.exclude = { path: '^src/features/' };\n");
  expect(check('layers').output).toMatch(/\d+ of \d+ files were not read/);
});

test('a physical property and a physical value fail the check', () => {
  writeFileSync(join(copy, 'src/ui/physical.module.css'), '.a {\n  margin-left: 1px;\n  text-align: right;\n}\n');
  const { code, output } = check('stylelint');
  expect(code).toBe(1);
  expect(output).toContain('margin-left');
  expect(output).toContain('text-align');
});

test('a key that nobody uses, a key without English, and Hebrew outside texts fail the check', () => {
  const unused =
    "import { texts } from '#i18n/texts.ts';\nexport const oddTexts = texts('odd', { he: { lonely: 'x', half: 'y' }, en: { lonely: 'x' } as never });\n";
  writeFileSync(join(copy, 'src/ui/odd-texts.ts'), unused);
  writeFileSync(join(copy, 'src/ui/stray.ts'), `export const word = '${String.fromCharCode(0x05d0)}';\n`);
  const { code, output } = check('texts');
  expect(code).toBe(1);
  expect(output).toContain('odd.lonely is used nowhere');
  expect(output).toContain('odd.half has no English');
  expect(output).toContain('src/ui/stray.ts:1 holds Hebrew');
});

test('a text that is shown without a value that it names fails the check', () => {
  const counted =
    "import { texts } from '#i18n/texts.ts';\nexport const sumTexts = texts('total', { he: { all: '{total} {at, date, long}' }, en: { all: '{total} {at, date, long}' } });\n";
  writeFileSync(join(copy, 'src/ui/sum-texts.ts'), counted);
  writeFileSync(
    join(copy, 'src/ui/sum.ts'),
    "export const show = (t: Function) => t('total.all', { count: 1, at: 2 });\n",
  );
  const { output } = check('texts');
  expect(output).toContain('src/ui/sum.ts: total.all is shown without its value total');
  expect(output).not.toContain('without its value at');
});

test('a class that no style file has, and one that nobody names, fail the check', () => {
  writeFileSync(join(copy, 'src/ui/odd.module.css'), '.there {\n  color: red;\n}\n\n.idle {\n  color: red;\n}\n');
  const component = "import styles from './odd.module.css';\nexport const odd = [styles.there, styles.gone];\n";
  writeFileSync(join(copy, 'src/ui/odd.ts'), component);
  const { code, output } = check('classes');
  expect(code).toBe(1);
  expect(output).toContain('src/ui/odd.ts names .gone, which src/ui/odd.module.css does not have');
  expect(output).toContain('src/ui/odd.module.css has .idle, which nobody names');
  expect(output).not.toContain('.there');
});
