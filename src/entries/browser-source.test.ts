import { readFile } from 'node:fs/promises';
import compileMessage from 'icu-minify/compile';
import { AlertCircle, CircleAlert, House, TriangleAlert } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { type Dictionary, isText, type Text, type Texts, texts } from '#i18n/texts.ts';
import { translator } from '#i18n/translator.ts';
import { createIcon, type IconDrawing } from '#ui/create-icon.ts';
import { emptied, forBrowsers } from '../../scripts/browser-source.ts';
import { takeLists } from '../../scripts/file-lists.ts';

test('code that describes schemas as JSON is replaced by nothing under every name that it exports', async () => {
  for (const name of ['to-json-schema', 'json-schema-processors']) {
    const url = new URL(`./v4/core/${name}.js`, import.meta.resolve('zod'));
    const code = emptied(await readFile(url, 'utf8'));
    const names = Object.keys(await import(/* @vite-ignore */ url.href));
    expect(names.length).toBeGreaterThan(4);
    for (const one of names) expect(code).toContain(`nothing as ${one}`);
    expect(code.length).toBeLessThan(2_000);
  }
});

const file = '/project/src/features/things/contract.ts';
const contract = `import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
export const thing = z.object({ id: z.number() });
export type Thing = z.output<typeof thing>;
const shared = { access: 'user' } as const;
export const thingsApi = {
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/things/:id',
    summary: 'Saves a thing',
    params: z.object({
      id: z.number(),
    }),
    body: thing,
    answer: thing,
    status: 201,
  }),
};
`;

describe('a contract for browsers', () => {
  const withoutSpace = (code: string) => code.replace(/\s+/g, '');

  test('keeps how to call an endpoint, and takes its schemas from a module of their own', () => {
    const code = forBrowsers(contract, file);
    expect(withoutSpace(code)).toContain(
      "exportconstthingsApi={save:endpoint({...shared,method:'PUT',path:'/api/things/:id',status:201,}),};",
    );
    expect(code).not.toContain('export const thing =');
    expect(code).toContain("export * from './contract.ts?schemas';");
  });

  test('has the schemas of what people type, without the endpoints', () => {
    const code = forBrowsers(contract, `${file}?schemas`);
    expect(code).toContain('export const thing = z.object(');
    expect(code).not.toContain('export const thingsApi');
    expect(code).not.toContain('?schemas');
  });

  test('keeps its lines, to which stack traces lead', () => {
    const lines = (code: string) => code.split('\n').map((line) => line.trim());
    const [before, after] = [lines(contract), lines(forBrowsers(contract, file))];
    expect(after.indexOf('status: 201,')).toBe(before.indexOf('status: 201,'));
  });
});

describe('icons for browsers', () => {
  const declarationsOf = (code: string) =>
    forBrowsers(code, '/src/icons.tsx')
      .split(/(?=const )/)
      .slice(1);

  test('are written into the module that shows them, under the name it uses', () => {
    const code = "import { House, type LucideIcon, Phone as Call } from 'lucide-react';";
    const [house = '', call = '', ...others] = declarationsOf(code);
    expect(others).toEqual([]);
    expect(house).toMatch(/^const House = .*createIcon\("lucide lucide-house( |")/);
    expect(call).toMatch(/^const Call = .*createIcon\("lucide lucide-phone( |")/);
  });

  test('are drawn as the library draws them', () => {
    const written = (name: string) => {
      const [declaration = ''] = declarationsOf(`import { ${name} } from 'lucide-react';`);
      const [classes, drawing] = JSON.parse(`[${/createIcon\((.*)\);/.exec(declaration)?.[1]}]`);
      return createIcon(classes, drawing as IconDrawing);
    };
    const attributesOf = (markup: string) => (markup.match(/[\w-]+="[^"]*"|<\/?\w+/g) ?? []).toSorted();
    const ways = [{}, { size: 14, strokeWidth: 3, className: 'own' }, { role: 'img', 'aria-label': 'x' }];
    const shown = { TriangleAlert, House, CircleAlert, AlertCircle };
    for (const [name, Icon] of Object.entries(shown))
      for (const props of ways) {
        const drawn = renderToStaticMarkup(createElement(Icon, props));
        expect(attributesOf(drawn).length).toBeGreaterThan(12);
        expect(attributesOf(renderToStaticMarkup(createElement(written(name), props)))).toEqual(attributesOf(drawn));
      }
  });

  test('leave nothing of an import of types', () => {
    expect(forBrowsers("import type { LucideIcon } from 'lucide-react';", '/src/icons.tsx')).toBe('');
  });
});

describe('texts for browsers', () => {
  const compiled = (dictionary: string) => forBrowsers(`const t = texts('a', ${dictionary});`, '/src/texts.ts');

  test('are compiled where they are written', () => {
    expect(compiled("{ b: ['x', 'y'], c: { d: ['{n}', '{n} it’s'] } }")).toBe(
      `const t = texts('a', { b: ["x", "y"], c: { d: [[["n"]], [["n"]," it’s"]] } });`,
    );
    expect(forBrowsers("export const l = { a: ['{n}', 'b'] } satisfies Dictionary;", '/src/labels.ts')).toContain(
      '[[["n"]], "b"]',
    );
  });

  test('that are put together when they run are refused', () => {
    expect(() => compiled("{ b: ['x' + name, 'y'] }")).toThrow('must be written out');
  });
});

type Compiled = ReturnType<typeof compileMessage>;

/** Values that reach every branch of a message. */
function sampleValues(compiled: Compiled): readonly Record<string, never>[] {
  const found = new Map<string, readonly unknown[]>();
  const read = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node;
    if (typeof name === 'string' && node.length > 1 && typeof kind === 'number') {
      const keys = options && typeof options === 'object' ? Object.keys(options) : [];
      found.set(name, kind === 1 ? [...keys, 'none'] : kind < 5 ? [0, 1, 2, 3, 11, 100, 1_234.5] : [new Date(0)]);
      if (options && typeof options === 'object') Object.values(options).forEach(read);
      return;
    }
    if (typeof name === 'string' && node.length === 1 && !found.has(name)) found.set(name, ['דנה']);
    node.forEach(read);
  };
  if (Array.isArray(compiled)) compiled.forEach(read);
  const count = Math.max(1, ...[...found.values()].map((values) => values.length));
  return Array.from(
    { length: count },
    (_, index) =>
      Object.fromEntries([...found].map(([name, values]) => [name, values[index % values.length]])) as never,
  );
}

const messagesOf = (dictionary: Dictionary): readonly Text[] =>
  Object.values(dictionary).flatMap((value) => (isText(value) ? [value] : messagesOf(value)));

const modules = import.meta.glob<Record<string, Partial<Texts>>>('../**/*texts.ts', { eager: true });

test('every text can be shown in both languages, and nothing of its syntax is left', () => {
  const all = Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap(({ dictionary }) => (dictionary ? messagesOf(dictionary) : [])),
  );
  expect(all.length).toBeGreaterThan(3_000);
  let shown = 0;
  for (const message of all) {
    const source = texts('one', { text: message });
    for (const [index, locale] of locales.entries())
      for (const values of sampleValues(compileMessage(message[index] ?? ''))) {
        const text = translator(source, locale)('one.text', values);
        expect(text, message[index]).not.toMatch(/undefined|NaN|, (plural|select),/);
        shown += 1;
      }
  }
  expect(shown).toBeGreaterThan(all.length * 2);
});

const listed = ['assets/leads-page-AAAAAAA.js', 'assets/core-BBBBBBB.js', 'assets/leads-page-CCCCCCC.css'];
const listing = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(listed)})))=>i.map(i=>d[i]);\n`;

test('lists of files leave the code for one list, and nothing else moves', () => {
  const code =
    'a=()=>p(()=>import(`./leads-page-AAAAAAA.js`).then(e=>e.x),__vite__mapDeps([0,1,2])),b=p(()=>import("./x-DDDDDDD.js"),[]),c';
  const lists = new Map<string, readonly string[]>();
  const taken = takeLists(listing + code, lists);
  expect([...lists]).toEqual([['AAAAAAA', ['core-BBBBBBB.js', 'leads-page-CCCCCCC.css']]]);
  expect(taken).toMatch(/^\na=\(\)=>p\(\(\)=>import\(`\.\/leads-page-AAAAAAA\.js`\)\.then\(e=>e\.x\),"AAAAAAA" +\),b=/);
  expect(taken.indexOf(',c')).toBe(1 + code.indexOf(',c'));
});

test('code without lists stays as it is', () => {
  expect(takeLists('import("./x.js")', new Map())).toBe('import("./x.js")');
});

test('a build that writes lists in another way is refused', () => {
  expect(() => takeLists(`${listing}p(load,__vite__mapDeps([0]))`, new Map())).toThrow('not understood');
  expect(() => takeLists(`${listing}p(()=>import("./x-DDDDDDD.js"),__vite__mapDeps([1]))`, new Map())).toThrow(
    'not in its own',
  );
});
