import type { FastifyInstance } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import { pageLocale } from './visitor.ts';

export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly nonce: string;
}

export type PageAnswer =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };

/** Everything that is not an API call or a file is a page: the composition root says which. */
export function mountPages(app: FastifyInstance, render: (request: PageRequest) => Promise<PageAnswer>): void {
  app.get('/*', async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    const answer = await render({ path, query, locale: pageLocale(request), nonce: reply.cspNonce.script });
    if ('location' in answer) return reply.redirect(answer.location, answer.status);
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
  });
}
