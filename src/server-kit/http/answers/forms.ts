import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import { readerLocale } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { compressPage } from '../files/compress-page.ts';
import type { Credentials, Visitor } from '../route.ts';
import { refuseForeignOrigin } from '../security/csrf.ts';
import { credentialsOf, visitorOf } from '../visitor.ts';

/** A form of one of our pages, submitted natively by the browser, with or without scripting. */
export interface FormCall {
  /** The value of `:name` in the path. */
  readonly name: string;
  readonly fields: URLSearchParams;
  readonly visitor: Visitor;
  readonly credentials: Credentials;
  /** The user's language preference, if any. */
  readonly reader: Locale | undefined;
  readonly referer: string | undefined;
}

export type FormAnswer =
  | { readonly status: 303; readonly location: string }
  | {
      readonly status: 422 | 429;
      readonly html: string;
      /** Replaces the default page headers. */
      readonly headers: Readonly<Record<string, string>>;
    };

export interface FormRoute {
  readonly path: string;
  readonly handle: (services: Services, call: FormCall) => Promise<FormAnswer>;
}

const maxBytes = 64 * 1024;

/** A separate scope accepts forms: elsewhere a form, which other sites can post too, is refused before any handler. */
export function mountForms(app: FastifyInstance, forms: readonly FormRoute[], services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readFields);
    for (const form of forms)
      scope.route({
        method: 'POST',
        url: form.path,
        bodyLimit: maxBytes,
        handler: (request, reply) => answer(form, services, request, reply),
      });
  });
}

const readFields = async (_: FastifyRequest, body: string | Buffer): Promise<URLSearchParams> =>
  new URLSearchParams(String(body));

async function answer({ handle }: FormRoute, services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { origin, referer, 'sec-fetch-site': fetchSite, 'accept-encoding': accepted } = request.headers;
  const originDetails = { method: request.method, origin, fetchSite: fetchSite?.toString() };
  refuseForeignOrigin(originDetails, services.config.publicUrl);
  const result = await handle(services, {
    name: (request.params as { name: string }).name,
    fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    visitor: visitorOf(request),
    credentials: credentialsOf(request, reply, services.config.isHttps),
    reader: readerLocale(request.raw),
    referer,
  });
  reply.header('cache-control', 'no-store');
  if ('location' in result) return reply.redirect(result.location, result.status);
  const { body, encoding } = await compressPage(result.html, accepted);
  reply.headers(result.headers).header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(result.status).send(body);
}
