import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import type { Access, Endpoint } from '#base/endpoint.ts';
import type { Services } from '#server-kit/services/services.ts';
import { invalidInput } from './error-answer.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { Call, Identity, Role, Route } from './route.ts';
import { visitorOf } from './visitor.ts';

export interface MountOptions {
  readonly services: Services;
  /** Who is calling, from cookie or token. The room that owns sessions brings it. */
  readonly identify: (request: FastifyRequest) => Promise<Identity | undefined>;
}

const rank: Readonly<Record<Access | Role, number>> = { public: 0, user: 1, subscriber: 2, admin: 3 };
const plainBodyLimit = 256 * 1024;

export function mountRoutes(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  for (const one of routes) {
    const { method, path, bodyLimit = plainBodyLimit } = one.endpoint;
    app.route({ method, url: path, bodyLimit, handler: (request, reply) => answer(one, options, request, reply) });
  }
}

/** The same steps for every call: origin, who, may they, how often, what, then the work. */
async function answer(
  { endpoint, handle }: Route,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { services } = options;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const facts = { method: endpoint.method, origin, fetchSite: fetchSite?.toString() };
  refuseForeignOrigin(facts, services.config.publicUrl);
  const visitor = visitorOf(request);
  const identity = await options.identify(request);
  authorize(endpoint, identity);
  await limitRate(endpoint, services, identity ? `u${identity.id}` : visitor.address, visitor.address);
  const call: Call<unknown, unknown, unknown> = {
    ...services,
    params: checked(endpoint.params, request.params),
    query: checked(endpoint.query, request.query),
    body: checked(endpoint.body, request.body ?? {}),
    visitor,
    findUser: identity,
    get user(): Identity {
      if (!identity) throw new AppError('unauthenticated');
      return identity;
    },
    idempotencyKey: idempotencyKey(endpoint, request),
  };
  const result = await handle(call as Call<never, never, never>);
  reply.header('cache-control', 'no-store');
  const { status = 200 } = endpoint;
  // What leaves goes through the declared answer, so that an unlisted column cannot leak.
  if (status === 204) return reply.code(status).send();
  // Written here: the framework sends null as nothing and a text as plain text.
  const body = JSON.stringify(endpoint.answer.parse(result)) ?? 'null';
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function authorize({ access, needsSession }: Endpoint, identity: Identity | undefined): void {
  if (access === 'public') return;
  if (!identity || (needsSession && !identity.hasSession)) throw new AppError('unauthenticated');
  if (rank[identity.role] >= rank[access]) return;
  throw new AppError(access === 'subscriber' ? 'payment_required' : 'forbidden');
}

async function limitRate({ limit, method, path }: Endpoint, { limits }: Services, account: string, address: string) {
  if (limit) await limits.take(`${method} ${path}`, limit.by === 'account' ? account : address, limit);
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
