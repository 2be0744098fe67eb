import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export interface BuiltFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Those of the styles that are written into the document: a request costs more than they do. */
  readonly inlineStyles: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

/** The built files that a page needs: those of its entry and its own, with all their imports. */
export function readBuiltFiles(clientFolder: string): (entry: string, source?: string) => BuiltFiles {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const cache = new Map<string, BuiltFiles>();
  return (entry, source) => {
    const key = `${entry} ${source}`;
    const known = cache.get(key);
    if (known) return known;
    const files = collect(manifest, [entry, ...(source ? [source] : [])]);
    const texts = files.styles.map((href) => [href, readFileSync(join(clientFolder, href), 'utf8')] as const);
    const inlineStyles = Object.fromEntries(texts.filter(([, text]) => text.length <= maxInline));
    const built = { ...files, inlineStyles };
    cache.set(key, built);
    return built;
  };
}

/** In characters. */
const maxInline = 4_000;

function collect(manifest: Record<string, ManifestEntry>, names: readonly string[]): Omit<BuiltFiles, 'inlineStyles'> {
  const visited = new Set<string>();
  const visit = (name: string): ManifestEntry[] => {
    const entry = manifest[name];
    if (!entry || visited.has(name)) return [];
    visited.add(name);
    return [...(entry.imports ?? []).flatMap(visit), entry];
  };
  const entries = names.flatMap(visit);
  const first = manifest[names[0] ?? ''];
  if (!first) throw new Error(`The build has no ${names[0]}: run it again`);
  const unique = (values: string[]) => [...new Set(values)].map((file) => `/${file}`);
  return {
    script: `/${first.file}`,
    styles: unique(entries.flatMap(({ css }) => css ?? [])),
    preloads: unique(entries.filter((entry) => entry !== first).map(({ file }) => file)),
    fonts: unique(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])).filter((file) =>
      /rubik-(hebrew|latin)-wght-normal[\w-]{0,20}\.woff2$/.test(file),
    ),
  };
}
