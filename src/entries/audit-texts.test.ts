import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { auditActions } from '#features/audit/known-actions.ts';

async function readSources(): Promise<{ readonly text: string }[]> {
  const files = await Array.fromAsync(glob('src/{features/*/server,entries}/**/*.ts'));
  const code = files.filter((file) => !/\.test\.ts$|texts\.ts$|[\\/]testing[\\/]|features[\\/]audit[\\/]/.test(file));
  const read = await Promise.all(code.map(async (file) => ({ text: await readFile(file, 'utf8') })));
  return read.filter(({ text }) => /\baudit\(/.test(text) || /action: '[a-z-]+\.[a-z-]+'/.test(text));
}

const sections = [...new Set(auditActions.map((action) => action.split('.')[0]))].join('|');
const sources = await readSources();

const literalsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`'((?:${sections})\\.[a-z-]+)'`, 'g'))].map(([, action = '']) => action);
const literals = new Set(sources.flatMap(({ text }) => literalsIn(text)));
/** Only lines with `action`: other dotted names may be text keys. The admin-writes test covers actions in variables. */
const named = sources.flatMap(({ text }) =>
  text.split('\n').flatMap((row) => (/\baction\b/.test(row) ? [...row.matchAll(/'([a-z-]+\.[a-z-]+)'/g)] : [])),
);
/** Sections whose action name is built with a verb, and the file that lists the verbs. */
const built = sources.flatMap(({ text }) =>
  [...text.matchAll(/action: `([a-z-]+)\.\$\{/g)].map(([, section]) => ({ section, text })),
);

describe('audit actions', () => {
  test('are found in the code', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(built.length).toBeGreaterThan(2);
  });

  test('have a text on the audit page wherever the code records them', () => {
    const known = new Set<string>(auditActions);
    expect(named.map(([, action = '']) => action).filter((action) => !known.has(action))).toEqual([]);
  });

  test('have no texts that the code does not use', () => {
    const isBuilt = (action: string) => {
      const [section, verb] = action.split('.');
      return built.some((one) => one.section === section && new RegExp(`\\b${verb}\\b`).test(one.text));
    };
    expect(auditActions.filter((action) => !literals.has(action) && !isBuilt(action))).toEqual([]);
  });
});
