import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { compressPage } from './compress-page.ts';
import { pageLocale } from './visitor.ts';

export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly nonces: { readonly script: string; readonly style: string };
}

export type PageAnswer =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };

/** Everything that is not an API call or a file is a page: the composition root says which. */
export function mountPages(app: FastifyInstance, render: (request: PageRequest) => Promise<PageAnswer>): void {
  app.get('/*', async (request, reply) => {
    const [path = '/', ...search] = request.url.split('?');
    if (path.startsWith('/api/')) throw new AppError('not_found');
    const query = new URLSearchParams(search.join('?'));
    const answer = await render({ path, query, locale: pageLocale(request), nonces: reply.cspNonce });
    if ('location' in answer) return reply.redirect(answer.location, answer.status);
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept-encoding');
    const { body, encoding } = await compressPage(answer.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.code(answer.status).type('text/html; charset=utf-8').send(body);
  });
}
