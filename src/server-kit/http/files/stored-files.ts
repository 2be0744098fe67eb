import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore, StoredFile } from '#server-kit/files/index.ts';

export interface ServedFile {
  /** The first that is stored is sent. Any but the first only stands in for it, and is asked for again soon. */
  readonly keys: readonly string[];
  /** The name under which a browser keeps it; without one it is shown. */
  readonly saveAs?: string;
}

/** What the feature that owns files makes of the part of an address after `/files/`; undefined is not found. */
export type FindServed = (name: string, query: URLSearchParams) => Promise<ServedFile | undefined>;

/** Other bytes have another name, so a browser need never ask twice. */
const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';
/** May be taken back with the account of its owner. */
const forAnHour = 'private, max-age=3600';

/**
 * Files that people brought. Whatever a browser makes of them, it runs nothing, loads nothing and has no origin; a
 * name that the feature does not know never becomes a key.
 */
const inert = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

export function mountStoredFiles(app: FastifyInstance, files: FileStore, find: FindServed): void {
  const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const served = await find(request.params['*'], query);
    const opened = served && (await openFirst(files, served.keys));
    reply.headers(inert);
    if (!served || !opened) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404');
    return send(served, opened, request, reply);
  };
  // Both by name: the framework's own HEAD would say that there is nothing to come.
  app.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, handler: answer });
}

interface OpenedFile extends StoredFile {
  readonly key: string;
}

async function openFirst(files: FileStore, keys: readonly string[]): Promise<OpenedFile | undefined> {
  for (const key of keys) {
    const stored = await files.get(key);
    if (stored) return { ...stored, key };
  }
  return undefined;
}

function send({ keys, saveAs }: ServedFile, opened: OpenedFile, request: FastifyRequest, reply: FastifyReply) {
  const { stream, contentType, size, key } = opened;
  const etag = `"${key.replace(/^.*\//, '')}"`;
  const lasting = saveAs === undefined ? forEver : forAnHour;
  reply.headers({ etag, 'cache-control': key === keys[0] ? lasting : forNow });
  if (saveAs !== undefined) reply.header('content-disposition', attachment(saveAs));
  const isKnown = (request.headers['if-none-match'] ?? '')
    .split(/,\s*/)
    .some((one) => one.replace(/^W\//, '') === etag);
  if (isKnown || request.method === 'HEAD') stream.destroy();
  if (isKnown) return reply.code(304).send();
  reply.type(contentType).header('content-length', size);
  return reply.send(request.method === 'HEAD' ? undefined : stream);
}

/** The form that every browser reads, whatever letters are in the name; quotes and apostrophes have no say in it. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
