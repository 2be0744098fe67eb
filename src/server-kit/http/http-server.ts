import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import type { Log } from '../log/index.ts';
import type { Services } from '../services/services.ts';
import { errorBody, sentencesOf, toAppError } from './answers/error-answer.ts';
import { keepAliveSeconds } from './answers/prebuilt.ts';
import { answerDirectly, type EarlyAnswers } from './direct-answers.ts';
import { shedLoad } from './load-shedding.ts';
import { mountSecurityHeaders, type PageRights } from './security/security-headers.ts';
import { callerOf, pageLocale, visitorOf } from './visitor.ts';

interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Requests rejected by Node's parser never reach a handler. A URL with unencoded letters, as simple clients send for
 * Hebrew, is redirected to its encoded form.
 */
export function answerClientError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const encoded = error.code === 'HPE_INVALID_URL' && error.rawPacket ? encodedAddress(error.rawPacket) : undefined;
  const status = encoded ? '301 Moved Permanently' : (statusOf[error.code ?? ''] ?? '400 Bad Request');
  const location = encoded ? `Location: ${encoded}\r\n` : '';
  socket.end(`HTTP/1.1 ${status}\r\n${location}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

const maxLine = 2_000;

/** Undefined unless unencoded letters are the only fault of the request line. */
export function encodedAddress(packet: Buffer): string | undefined {
  const line = packet.subarray(0, maxLine).toString('utf8').split('\r\n')[0] ?? '';
  const [, path] = /^(?:GET|HEAD) (\/(?![/\\])[^\s\p{Cc}\ufffd]*) HTTP\/1\.[01]$/u.exec(line) ?? [];
  if (!path || /^[ -~]*$/.test(path)) return undefined;
  return path.replace(/[^ -~]+/g, encodeURIComponent);
}

/** Alias that keeps the framework's name inside this folder. */
export type HttpApp = FastifyInstance;

export interface HttpOptions extends PageRights {
  readonly services: Services;
  readonly texts: readonly Texts[];
  /** Asked in turn, before the router. */
  readonly early?: readonly EarlyAnswers[];
  readonly isReady: () => Promise<boolean>;
  /** The HTML shown to users when a page fails; programs get the JSON body. */
  readonly errorPage: (error: AppError, locale: Locale) => string;
  /** The route pattern of a page, such as `/blog/:id`; undefined if we have no such page. */
  readonly pagePattern?: (path: string) => string | undefined;
  /** Called with unexpected errors and the route pattern. */
  readonly onUnexpected?: (
    error: unknown,
    location: { readonly method: string; readonly path: string; readonly userId?: number },
  ) => void;
}

/** The only module that knows the framework: what every request passes before and after the product's own code. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { services } = options;
  const app = fastify({
    loggerInstance: quietLog(services.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: services.config.isTrustedProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // A URL that cannot be decoded fails before any hook has run.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...minimalHeaders, 'x-request-id': request.id });
      void errorAnswer(options)(error, request as never, reply as never);
    },
    // The framework's type of the error differs from Node's.
    clientErrorHandler: (error, socket) => answerClientError(error as never, socket),
    serverFactory: (handler) => serverWith(options.early ?? [], handler),
  }) as unknown as FastifyInstance;
  // JSON only: a form posted by another site never reaches a handler.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await mountSecurityHeaders(app, services.config, options);
  // Off in tests and when rate limits are disabled, because a busy development machine must not refuse requests.
  if (services.config.rateLimits && services.config.environment !== 'test') shedLoad(app);
  mountHealth(app, options.isReady);
  logRequests(app, options);
  answerErrors(app, options);
  return app;
}

const minimalHeaders = {
  'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

function serverWith(early: readonly EarlyAnswers[], handler: RequestListener): Server {
  const server = createServer(
    { requestTimeout: 60_000, keepAliveTimeout: keepAliveSeconds * 1_000 },
    (request, response) => {
      for (const one of early) if (one.tryAnswer(request, response)) return;
      // Responses from memory are written by then, and have the shorter time of an idle connection.
      request.socket.setTimeout(silentMilliseconds);
      handler(request, response);
    },
  );
  answerDirectly(server, early);
  return server;
}

/** How long a connection may be silent during a request. The framework sets it only on servers it creates itself. */
const silentMilliseconds = 65_000;

function logRequests(app: FastifyInstance, { services: { log }, pagePattern }: HttpOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = patternOf(request, pagePattern);
    const details = { id: request.id, method: request.method, path, status: reply.statusCode, ...callerOf(request) };
    log.info({ ...details, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
}

function answerErrors(app: FastifyInstance, options: HttpOptions): void {
  app.setErrorHandler(errorAnswer(options));
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
}

function errorAnswer({ services: { log }, texts, errorPage, onUnexpected, pagePattern }: HttpOptions) {
  const sentence = sentencesOf(texts);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toAppError(error);
    if (failure.code === 'internal') {
      log.error({ err: error, id: request.id }, 'request failed');
      onUnexpected?.(error, { method: request.method, path: patternOf(request, pagePattern), ...ownerOf(request) });
    }
    if (failure.code === 'unavailable')
      log.warn(
        { err: error, id: request.id },
        isDatabaseUnavailable(error) ? 'the database is not there' : 'too busy just now',
      );
    const { retryAfterSeconds } = failure.options;
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
    // Removes headers of a file response that failed.
    reply.removeHeader('content-disposition').removeHeader('x-rows');
    reply.header('cache-control', 'no-store').code(failure.status);
    if (isForPerson(request))
      return reply.type('text/html; charset=utf-8').send(errorPage(failure, pageLocale(request)));
    // Serialized here: with a file's content type still set, the framework would reject the body and send its own
    // error.
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(failure, visitorOf(request).locale, sentence)));
  };
}

/** Whose request failed, unless it was sent by staff who look at the account. */
function ownerOf(request: FastifyRequest): { readonly userId?: number } {
  const { userId, impersonatorId } = callerOf(request) ?? {};
  return userId === undefined || impersonatorId !== undefined ? {} : { userId };
}

/** A URL may contain a token or a user's name; its pattern does not. */
function patternOf({ routeOptions, url }: FastifyRequest, pagePattern: HttpOptions['pagePattern']): string {
  const route = routeOptions?.url;
  if (route && route !== '/*') return route;
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/api/') ? '/api/*' : (pagePattern?.(path) ?? '/*');
}

/** Pages, and forms submitted from them. */
const isForPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'POST') &&
  !url.startsWith('/api/') &&
  (headers.accept?.includes('text/html') ?? false);

/** Suppresses the framework's own log entries: each request is one line, written by us. */
function quietLog(log: Log): Log {
  const child = log.child({});
  child.level = log.level === 'silent' ? 'silent' : 'warn';
  return child;
}

/** `healthz`: the process is alive. `readyz`: it accepts traffic; fails first during shutdown. */
function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady().catch(() => false);
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    if (!ready) reply.header('retry-after', 5);
    return { status: ready ? 'ready' : 'not ready' };
  });
}
