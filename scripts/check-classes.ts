import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';

const styleImport = /^import (\w+) from '([^']+\.module\.css)(?:\?[^']*)?';/gm;
/** Classes that libraries set on their own elements. */
const foreign = /^ProseMirror-/;

/** Checks that every class used by a component is in its style file, and that every class of a style file is used. */
export async function checkClasses(folder = 'src'): Promise<string[]> {
  const problems: string[] = [];
  const used = new Map<string, Set<string>>();
  const readByName = new Set<string>();
  const classes = new Map<string, Set<string>>();
  for await (const path of glob(`${folder}/**/*.module.css`)) {
    const file = path.replaceAll('\\', '/');
    classes.set(file, classesOf(await readFile(file, 'utf8')));
  }
  for await (const path of glob(`${folder}/**/*.{ts,tsx}`)) {
    const file = path.replaceAll('\\', '/');
    const text = await readFile(file, 'utf8');
    for (const [statement, local = '', specifier = ''] of text.matchAll(styleImport)) {
      const style = specifier.startsWith('#')
        ? `${folder}/${specifier.slice(1)}`
        : posix.normalize(posix.join(posix.dirname(file), specifier));
      const code = text.replaceAll(statement, '').replaceAll(/'[^'\n]*'/g, '');
      if (new RegExp(`\\b${local}\\b(?!\\.)`).test(code)) readByName.add(style);
      const names = [...code.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      for (const name of names)
        if (!classes.get(style)?.has(name)) problems.push(`${file} names .${name}, which ${style} does not have`);
      used.set(style, new Set([...(used.get(style) ?? []), ...names]));
    }
  }
  for (const [style, names] of classes)
    if (!readByName.has(style))
      for (const name of names)
        if (!used.get(style)?.has(name) && !foreign.test(name))
          problems.push(`${style} has .${name}, which nobody names`);
  return problems;
}

function classesOf(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
