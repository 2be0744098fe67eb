import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { StackFrame } from '../admin-contract.ts';
import { type FrameLocation, frameLocation } from '../stack.ts';

type Source = NonNullable<StackFrame['source']>;
type Maps = Map<string, Promise<ReadMap | undefined>>;

interface ReadMap {
  readonly map: SourceMap;
  readonly payload: SourceMapPayload;
}

/** Folder of the build's source maps, which are never served to browsers. */
export const sourceMapFolders = extensionPoint<string>('source-map-folders');

const folderOf = ({ extensions }: Pick<Services, 'extensions'>): string | undefined =>
  extensions.of(sourceMapFolders)[0];

/** ID of the running build. Needed because server files have the same names in every build. */
export async function runningBuild(services: Pick<Services, 'extensions'>): Promise<string | undefined> {
  const folder = folderOf(services);
  return folder ? await readFile(join(folder, 'build'), 'utf8').catch(() => undefined) : undefined;
}

/**
 * Maps each stack line to its location in the project's sources, where a source map has it. Source maps are large and
 * rarely needed, so they are read per stack and not cached.
 */
export async function resolveFrames(
  services: Pick<Services, 'extensions'>,
  frames: readonly string[],
  build: string | undefined,
): Promise<StackFrame[]> {
  const folder = folderOf(services);
  const isOfOldServer = build !== undefined && build !== (await runningBuild(services));
  const maps: Maps = new Map();
  const mapOf = (file: string) => {
    const reading = maps.get(file) ?? readMap(folder, file);
    maps.set(file, reading);
    return reading;
  };
  return Promise.all(
    frames.map(async (raw) => {
      const location = isOfOldServer ? undefined : frameLocation(raw);
      return { raw, source: location ? await sourceOf(location, mapOf) : null };
    }),
  );
}

async function sourceOf(
  { file, line, column }: FrameLocation,
  mapOf: (file: string) => Promise<ReadMap | undefined>,
): Promise<Source | null> {
  const found = await mapOf(file);
  // Stack positions are one-based, source maps zero-based.
  const entry = found?.map.findEntry(line - 1, column - 1);
  if (!found || !entry || !('originalSource' in entry) || !entry.originalSource) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  return {
    file: originalSource.replace(/^(\.\.?\/)+/, ''),
    line: originalLine + 1,
    column: originalColumn + 1,
    name: 'name' in entry && typeof entry.name === 'string' ? entry.name : null,
    code: codeAt(found.payload, originalSource, originalLine),
  };
}

const safeName = /^[\w.-]+\.m?js$/;

async function readMap(folder: string | undefined, file: string): Promise<ReadMap | undefined> {
  if (!folder || !safeName.test(file)) return undefined;
  try {
    const payload = JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload;
    return { map: new SourceMap(payload), payload };
  } catch {
    // The file belongs to an old build or is not part of the project.
    return undefined;
  }
}

const maxCode = 200;

function codeAt({ sources, sourcesContent }: SourceMapPayload, source: string, line: number): string | null {
  const code = sourcesContent?.[sources.indexOf(source)]?.split('\n')[line]?.trim();
  return code ? code.slice(0, maxCode) : null;
}
