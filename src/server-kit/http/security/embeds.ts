import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';
import { contentHash } from '#server-kit/page-cache/cached-page.ts';
import type { Services } from '#server-kit/services/services.ts';
import { compressPage } from '../files/compress-page.ts';
import { isSameOrigin } from './csrf.ts';

export interface EmbedCall {
  /** The value of `:name` in the path. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** Fields of a submitted form; empty otherwise. */
  readonly fields: URLSearchParams;
  readonly address: string;
  readonly locale: Locale;
}

export type EmbedAnswer =
  | { readonly status: number; readonly html: string; readonly style: string; readonly script: string }
  /** JSON for the page's own script. */
  | { readonly status: number; readonly json: unknown };

type Handler = (services: Services, call: EmbedCall) => Promise<EmbedAnswer>;

/**
 * An untrusted page shown in a frame on ours. Its origin is opaque even when opened directly: it has no cookies and no
 * storage, and neither page can access the other.
 */
export interface EmbedPage {
  readonly path: string;
  readonly get?: Handler;
  /** Handles a form. The sender has no origin that could be checked, so limit its effect or make the name secret. */
  readonly post?: Handler;
}

const removedHeaders = ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'];
const maxBytes = 8 * 1024;

/** A separate scope accepts forms: elsewhere a form, which other sites can post too, is refused before any handler. */
export function mountEmbeds(app: FastifyInstance, pages: readonly EmbedPage[], services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    for (const { path, get, post } of pages) {
      if (get) scope.get(path, (request, reply) => answer(get, services, request, reply));
      if (post)
        scope.post(path, { bodyLimit: maxBytes }, (request, reply) => {
          refuseOtherSites(request, services.config.publicUrl);
          return answer(post, services, request, reply);
        });
    }
  });
}

/** An opaque origin is sent as `null`, as by the frames here; any named origin must be ours. */
function refuseOtherSites({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin !== undefined && origin !== 'null' && !isSameOrigin(origin, publicUrl)) throw new AppError('forbidden');
}

async function answer(handle: Handler, services: Services, request: FastifyRequest, reply: FastifyReply) {
  const result = await handle(services, callOf(request));
  reply.code(result.status).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if ('json' in result) {
    // Only read by the frame's script, whose opaque origin is `null` in CORS too.
    reply.header('access-control-allow-origin', 'null').type('application/json; charset=utf-8');
    return reply.send(JSON.stringify(result.json));
  }
  // The default headers would prevent this page from being framed or opened directly.
  for (const name of removedHeaders) reply.removeHeader(name);
  reply.header('content-security-policy', policyOf(result, services.config.publicUrl));
  const { body, encoding } = await compressPage(result.html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(body);
}

function callOf(request: FastifyRequest): EmbedCall {
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  const language = query.get('lang');
  return {
    name: (request.params as { name?: string }).name ?? '',
    query,
    fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    address: request.ip,
    locale: isLocale(language) ? language : defaultLocale,
  };
}

/** Older browsers resolve `'self'` to the opaque origin, which matches nothing, so our origin is also listed. */
function policyOf({ style, script }: { readonly style: string; readonly script: string }, publicUrl: string): string {
  const ownOrigins = `'self' ${new URL(publicUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src ${script ? contentHash(script) : "'none'"}`,
    `style-src ${contentHash(style)}`,
    `font-src ${ownOrigins}`,
    `connect-src ${ownOrigins}`,
    `form-action ${ownOrigins}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}
