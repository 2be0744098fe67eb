import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore, StoredFile } from '#server-kit/files/index.ts';

export interface ServedFile {
  /** The first stored key is sent. Any but the first is a fallback with a short cache time. */
  readonly keys: readonly string[];
  /** The download file name; without one the file is displayed inline. */
  readonly saveAs?: string;
}

/** The owning feature maps the path after `/files/` to a file; undefined means not found. */
export type FindServed = (name: string, query: URLSearchParams) => Promise<ServedFile | undefined>;

/** Different bytes have a different name, so a browser never has to revalidate. */
const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';
/** May be withdrawn when the owner's account is deleted. */
const forAnHour = 'private, max-age=3600';

/**
 * User uploads. The browser must not run or load anything from them, and they get no origin; a name unknown to the
 * feature never becomes a storage key.
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
  // Handles HEAD explicitly: the framework's own HEAD would report an empty body.
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

/** The RFC 5987 form, which every browser supports for any characters; quotes and apostrophes are escaped. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
