import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { readerLocale } from '../page-cache/page-cache.ts';
import { compressPage } from './files/compress-page.ts';
import type { Credentials } from './route.ts';
import { credentialsOf, pageLocale } from './visitor.ts';

export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** The user's language preference, if any. */
  readonly reader: Locale | undefined;
  readonly credentials: Credentials;
  readonly nonces: { readonly script: string; readonly style: string };
}

/** Writes the whole response itself. */
export type RawAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export type PageAnswer =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly raw: RawAnswer };

/** Everything that is not an API request or a file is a page; the composition root decides which. */
export function mountPages(
  app: FastifyInstance,
  render: (request: PageRequest) => Promise<PageAnswer>,
  isHttps: boolean,
): void {
  app.get('/*', async (request, reply) => {
    const [path = '/', ...search] = request.url.split('?');
    if (path.startsWith('/api/')) throw new AppError('not_found');
    const query = new URLSearchParams(search.join('?'));
    const answer = await render({
      path,
      query,
      locale: pageLocale(request),
      reader: readerLocale(request.raw),
      credentials: credentialsOf(request, reply, isHttps),
      nonces: reply.cspNonce,
    });
    if ('raw' in answer) {
      reply.hijack();
      // Removes the default page headers, because a raw response sets its own.
      for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
      return answer.raw(request.raw, reply.raw);
    }
    if ('location' in answer) return reply.redirect(answer.location, answer.status);
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept-encoding');
    const { body, encoding } = await compressPage(answer.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.code(answer.status).type('text/html; charset=utf-8').send(body);
  });
}
