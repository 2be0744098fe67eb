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

/** Where the build put its maps, which no browser is ever given. */
export const sourceMapFolders = extensionPoint<string>('source-map-folders');

const folderOf = ({ extensions }: Pick<Services, 'extensions'>): string | undefined =>
  extensions.of(sourceMapFolders)[0];

/** The mark of the build that runs: files of the server keep their names from one build to the next. */
export async function runningBuild(services: Pick<Services, 'extensions'>): Promise<string | undefined> {
  const folder = folderOf(services);
  return folder ? await readFile(join(folder, 'build'), 'utf8').catch(() => undefined) : undefined;
}

/**
 * Each line of a stack with its place in our own files, where a map knows it. Maps are large and looked at seldom: they
 * are read for one stack and forgotten.
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
  // Stacks count from one, maps from nothing.
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
    // Of a build that is gone, or of a file that is not ours.
    return undefined;
  }
}

const maxCode = 200;

function codeAt({ sources, sourcesContent }: SourceMapPayload, source: string, line: number): string | null {
  const code = sourcesContent?.[sources.indexOf(source)]?.split('\n')[line]?.trim();
  return code ? code.slice(0, maxCode) : null;
}
