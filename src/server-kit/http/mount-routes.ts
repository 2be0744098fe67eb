import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { type Endpoint, isForAdmins, mayCall } from '#base/endpoint.ts';
import { type AuditWriter, writeAudit } from '#server-kit/audit/index.ts';
import type { Services } from '../services/services.ts';
import { invalidInput } from './answers/error-answer.ts';
import { createEventStreams, type EventStreams } from './answers/event-streams.ts';
import { cookiesOf, sessionCookieName } from './cookies.ts';
import { acceptForms, type UploadForm, withUpload } from './files/multipart.ts';
import type {
  Call,
  Caller,
  Credentials,
  FileAnswer,
  Identity,
  Raw,
  Route,
  StreamAnswer,
  Upload,
  Visitor,
} from './route.ts';
import { isRecentlyAuthenticated, refuseForeignOrigin, refuseForgedCall } from './security/csrf.ts';
import { noteCaller, visitorOf } from './visitor.ts';

export interface MountOptions {
  readonly services: Services;
  /**
   * Identifies the caller; provided by the feature that owns sessions. Unreadable or contradictory credentials count as
   * anonymous.
   */
  readonly identify: (services: Services, credentials: Credentials) => Promise<Caller>;
  /** Under maintenance: only staff may change anything. */
  readonly isReadOnly?: () => Promise<boolean>;
  /** Interval of a stream's heartbeat, in milliseconds. */
  readonly heartbeat?: number;
}

interface Mounted extends MountOptions {
  readonly streams: EventStreams;
}

const plainBodyLimit = 256 * 1024;

export function mountRoutes(app: FastifyInstance, routes: readonly Route[], mountOptions: MountOptions): void {
  const options: Mounted = {
    ...mountOptions,
    streams: createEventStreams(app, mountOptions.services, mountOptions.heartbeat),
  };
  const uploads = routes.filter(({ endpoint }) => endpoint.upload);
  const anyBodies = routes.filter(({ endpoint }) => endpoint.acceptsAnyBody);
  const raw = routes.filter(({ endpoint }) => endpoint.acceptsRawBody);
  const special = new Set([...uploads, ...anyBodies, ...raw]);
  for (const one of routes) if (!special.has(one)) mountRoute(app, one, options);
  // A separate scope accepts forms: elsewhere a form, which other sites can post too, is refused before any handler.
  void app.register(async (scope) => {
    if (uploads.length) await acceptForms(scope);
    for (const one of uploads) mountRoute(scope, one, options);
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    for (const one of anyBodies) mountRoute(scope, one, options);
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, bytes: string | Buffer) => bytes);
    for (const one of raw) mountRoute(scope, one, options);
  });
}

function mountRoute(app: FastifyInstance, one: Route, options: Mounted): void {
  const { method, path, bodyLimit = plainBodyLimit } = one.endpoint;
  app.route({ method, url: path, bodyLimit, handler: (request, reply) => answer(one, options, request, reply) });
}

/**
 * The same steps for every request: origin, identity, authorization, CSRF, rate limit, validation, then the handler.
 */
async function answer(
  { endpoint, handle }: Route,
  { services, identify, streams, isReadOnly }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { origin, authorization, 'sec-fetch-site': fetchSite } = request.headers;
  const originDetails = { method: endpoint.method, origin, fetchSite: fetchSite?.toString() };
  refuseForeignOrigin(originDetails, services.config.publicUrl);
  const visitor = visitorOf(request);
  const cookies = cookiesOf(request, reply, services.config.isHttps);
  const sessionCookie = cookies.get(sessionCookieName);
  const credentials = { sessionCookie, authorization, isPassive: endpoint.isStream ?? false };
  const caller = await identify(services, credentials);
  const { identity } = caller;
  noteCaller(request, identity);
  authorize(endpoint, identity, services.clock.now());
  refuseForgedCall(endpoint, caller, request);
  if (changesData(endpoint) && (await isReadOnly?.())) throw new AppError('read_only', { retryAfterSeconds: 120 });
  // An impersonating admin does not consume the owner's rate limit.
  const account = identity ? `u${identity.impersonator?.id ?? identity.id}` : visitor.address;
  await limitRate(endpoint, services, account, visitor.address);
  const audit = createAuditRecorder(services, identity, visitor);
  const work = async (form?: UploadForm) => {
    const call: Call<unknown, unknown, unknown> = {
      ...services,
      params: checked(endpoint.params, request.params),
      query: checked(endpoint.query, request.query),
      body: checked(endpoint.body, form?.fields ?? request.body ?? {}),
      raw: (endpoint.acceptsRawBody ? rawOf(request) : undefined) as Raw,
      visitor,
      cookies,
      findUser: identity,
      get user(): Identity {
        if (!identity) throw new AppError('unauthenticated');
        return identity;
      },
      idempotencyKey: idempotencyKey(endpoint, request),
      upload: form?.file as Upload,
      audit: audit.record,
    };
    const result = await handle(call as Call<never, never, never>);
    if (isForAdmins(endpoint.access) && endpoint.method !== 'GET') await audit.ensureAudited(endpoint);
    return result;
  };
  if (endpoint.isStream && identity) {
    const reidentify = async () => (await identify(services, credentials)).identity;
    return streams.send((await work()) as StreamAnswer, { identity, identify: reidentify }, reply);
  }
  // Reads the file only after all checks, so that unauthorized uploads cost no memory.
  return send(endpoint, await (endpoint.upload ? withUpload(request, endpoint.upload, account, work) : work()), reply);
}

/** Records who changes what, from where. An admin's change without an audit entry is a bug, found at its first use. */
function createAuditRecorder(
  { clock, config, db, log }: Services,
  identity: Identity | undefined,
  { address, userAgent }: Visitor,
) {
  let isAudited = false;
  const record: AuditWriter = async (db, entry) => {
    const { id, username: name } = identity?.impersonator ?? identity ?? { id: null, username: '' };
    await writeAudit(db, { id, name, address, userAgent }, clock.now(), entry);
    isAudited = true;
  };
  const ensureAudited = async ({ method, path }: Endpoint) => {
    if (isAudited) return;
    const problem = `${method} ${path} changed something and told the audit log nothing`;
    if (config.environment !== 'production') throw new Error(problem);
    // The change is already committed: a generic audit entry is better than an error that suggests nothing happened.
    log.error(problem);
    await record(db, { action: 'unnamed', target: { kind: 'call', id: `${method} ${path}` } });
  };
  return { record, ensureAudited };
}

const rawOf = ({ body, headers }: FastifyRequest): Raw => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
});

function send({ status = 200, isFile, answer: schema }: Endpoint, result: unknown, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (status === 204) return reply.code(status).send();
  if (status === 302) return reply.redirect((result as { location: string }).location, status);
  if (isFile) return sendFile(result as FileAnswer, reply);
  // Responses are parsed by the declared schema, so that an unlisted column cannot leak. Serialized here: the framework
  // sends null as an empty body and a string as plain text.
  const body = JSON.stringify(schema.parse(result)) ?? 'null';
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function sendFile({ body, type, name, rows, framePolicy }: FileAnswer, reply: FastifyReply) {
  if (framePolicy !== undefined) allowFraming(reply, framePolicy);
  const disposition = framePolicy === undefined ? 'attachment' : 'inline';
  return reply
    .headers(rows === undefined ? {} : { 'x-rows': String(rows) })
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(body);
}

/** The default headers would prevent it from being framed. */
function allowFraming(reply: FastifyReply, policy: string): void {
  for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'])
    reply.removeHeader(name).raw.removeHeader(name);
  reply.header('content-security-policy', policy).header('referrer-policy', 'no-referrer');
}

function authorize(endpoint: Endpoint, identity: Identity | undefined, now: Date): void {
  const { access, needsSession, allowsDemo, requiresRecentAuth } = endpoint;
  if (identity?.impersonator && !isAllowedWhileImpersonating(endpoint)) throw new AppError('view_only');
  if (access === 'public') return;
  if (!identity || (needsSession && !identity.hasSession)) throw new AppError('unauthenticated');
  if (access === 'subscriber' && identity.role === 'user') throw new AppError('payment_required');
  if (!mayCall(identity.staffRole, endpoint)) throw new AppError('forbidden');
  if (needsSession && !allowsDemo && identity.isDemo) throw new AppError('demo_refused');
  if (requiresRecentAuth && !isRecentlyAuthenticated(identity, now)) throw new AppError('confirm_needed');
}

/** Impersonation is read-only; endpoints that require recent authentication are excluded too. */
const isAllowedWhileImpersonating = ({ method, requiresRecentAuth, allowedWhileImpersonating }: Endpoint): boolean =>
  allowedWhileImpersonating || (method === 'GET' && !requiresRecentAuth);

/** Of owners and visitors, by what the declaration says. */
const changesData = ({ method, access, allowedWhileReadOnly }: Endpoint): boolean =>
  method !== 'GET' && !isForAdmins(access) && !allowedWhileReadOnly;

async function limitRate({ limit, method, path }: Endpoint, { limits }: Services, account: string, address: string) {
  if (limit) await limits.consume(`${method} ${path}`, limit.by === 'account' ? account : address, limit);
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

const keyShape = z.string().regex(/^[\w-]{8,100}$/);

function idempotencyKey({ idempotent }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const parsed = keyShape.safeParse(headers['idempotency-key']);
  if (idempotent && !parsed.success)
    throw new AppError('invalid_input', { fields: { 'idempotency-key': 'errors.required' } });
  return parsed.data;
}
