import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { accepts } from '../answers/answers.ts';

export interface StaticFolders {
  readonly assets: string;
  readonly public: string;
}

/** Built files: names with a hash are immutable; the others (icons, manifest) are revalidated daily. */
export function mountStaticFiles(app: FastifyInstance, folders: StaticFolders): void {
  const assets = filesIn(folders.assets, 'public, max-age=31536000, immutable');
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
    send(assets.get(request.params['*']), request, reply),
  );
  for (const [name, file] of filesIn(folders.public, 'public, max-age=86400'))
    app.get(`/${name}`, async (request, reply) => send(file, request, reply));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the file, or of the compressed one beside it. */
  readonly read: (extension?: string) => Buffer | undefined;
}

/**
 * Only files of a known type that are there at the start: no path of a request reaches the disk, and source maps are
 * never served. A file is read once and kept: all of them take a few megabytes, and a page asks for dozens.
 */
function filesIn(folder: string, cacheControl: string): ReadonlyMap<string, StaticFile> {
  const names = new Set(readdirSync(folder, { recursive: true }).map(String));
  const bodies = new Map<string, Buffer>();
  const bytesOf = (name: string): Buffer | undefined => {
    if (!names.has(name)) return undefined;
    try {
      const body = bodies.get(name) ?? readFileSync(join(folder, name));
      bodies.set(name, body);
      return body;
    } catch {
      // Removed since the start, by a newer build in the same folder.
      return undefined;
    }
  };
  const fileOf = (name: string, type: string): StaticFile => {
    const own = { 'content-type': type, 'cache-control': cacheControl, vary: 'accept-encoding' };
    return {
      // Frames with an opaque origin, such as the card fields, may load our fonts; browsers ask for fonts with CORS.
      headers: name.endsWith('.woff2') ? { ...own, 'access-control-allow-origin': '*' } : own,
      read: (extension = '') => bytesOf(name + extension),
    };
  };
  return new Map(
    [...names].flatMap((name) => {
      const type = types[extname(name)];
      return type ? [[name, fileOf(name, type)]] : [];
    }),
  );
}

const etags = new WeakMap<Buffer, string>();
function etagOf(body: Buffer): string {
  const etag = etags.get(body) ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  etags.set(body, etag);
  return etag;
}

function send(file: StaticFile | undefined, { headers }: FastifyRequest, reply: FastifyReply) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const [encoding, extension] = encodings.find(([name, end]) => accepts(accepted, name) && file?.read(end)) ?? [];
  const body = file?.read(extension);
  if (!file || !body) throw new AppError('not_found');
  const etag = etagOf(body);
  reply.headers({ ...file.headers, etag });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
