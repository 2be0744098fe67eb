import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Endpoint, fillPath, isForAdmins } from '#base/endpoint.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { addressEdges, bodyEdges, exampleOf, type Field, fieldsOf, withField } from '#server-kit/testing/edges.ts';
import { routes } from '../features.ts';
import { adminRecipes } from './admin-recipes.ts';
import type { Prepared, RecipeKit } from './recipe.ts';
import { createParams } from './resources.ts';
import { addSession, startProduct } from './start-product.ts';
import { walkerPassword, walkRecipes } from './walk-recipes.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint);

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A valid request and the headers of its caller. */
interface Ready {
  readonly prepared: Prepared;
  readonly headers: Readonly<Record<string, string>>;
}

/** Endpoints whose simplest valid request is refused, with the status: they need a state, an email or a signature. */
const refusals: Readonly<Record<string, number>> = {
  'POST /api/auth/second-factor': 401,
  'PUT /api/account/second-factor': 409,
  'PUT /api/account/recovery-codes': 409,
  'GET /api/account/exports/:id/file': 409,
  'POST /api/files': 400,
  'POST /api/leads/webhook/test': 404,
  'POST /api/notifications/unsubscribe': 400,
  'POST /api/notifications/one-click': 400,
  'POST /api/payments/webhook/:provider': 403,
  'GET /api/payment-demo/:ref': 404,
  'GET /api/admin/orders/print.pdf': 409,
};

interface EdgeWalk {
  /** The response to a valid request. */
  plain(endpoint: Endpoint): Promise<Answer>;
  /** Sends every edge case of every declared field; returns one line for each bad response. */
  walk(endpoint: Endpoint): Promise<string[]>;
}

/** Longer than any handler may take here, but finite. */
const requestTimeout = 20_000;

/** Internal terms of the framework, the database, the language or the file system that must not appear in responses. */
const internalTerms =
  /FST_|ERR_[A-Z]|\bat \S+ \(|node_modules|\/src\/|\.[tj]sx?:\d|violates|syntax error|out of range|\b(select|insert into|update) .+ (from|values|set) |PG::|postgres|relation "|drizzle|ZodError|TypeError|RangeError/i;

async function startEdgeWalk(): Promise<EdgeWalk> {
  const { adminId, kit: common } = await startProduct();
  const { api } = common;
  const people = await invite(common, adminId);

  async function ready(endpoint: Endpoint): Promise<Ready> {
    const kit = await people();
    const userId = isForAdmins(endpoint.access) ? kit.ids.admin : kit.ids.owner;
    const recipe = walkRecipes[nameOf(endpoint)] ?? adminRecipes[nameOf(endpoint)];
    const { params = await createParams(kit, endpoint.path), ...rest } = (await recipe?.(kit)) ?? {};
    const prepared = filled(endpoint, { params, ...rest });
    const session = await addSession(api, userId, { isStrong: isForAdmins(endpoint.access) });
    const key = endpoint.idempotent ? { 'idempotency-key': kit.uniqueName() } : {};
    return { prepared, headers: { ...session.headers, ...key, ...prepared.headers } };
  }

  const sendTo = (endpoint: Endpoint, { headers, prepared }: Ready) => send(api.address, endpoint, prepared, headers);

  return {
    plain: async (endpoint) => sendTo(endpoint, await ready(endpoint)),
    walk: async (endpoint) => {
      const problems: string[] = [];
      let now = await ready(endpoint);
      const isNew = createNoveltyFilter(endpoint, now.prepared);
      for (const edge of edgesOf(endpoint, now.prepared)) {
        if (!isNew(edge)) continue;
        const answer = await sendTo(endpoint, { ...now, prepared: edge.applied(now.prepared) });
        const problem = problemOf(answer);
        if (problem) problems.push(`${nameOf(endpoint)} ${edge.name}: ${problem}`);
        // A successful request has changed the state, so the next one starts from a fresh state.
        if (endpoint.method !== 'GET' && answer.status < 400) now = await ready(endpoint);
      }
      return problems;
    },
  };
}

/** One admin for all requests, and a separate owner for each. */
async function invite(common: Omit<RecipeKit, 'ids'>, admin: number): Promise<() => Promise<RecipeKit>> {
  const { api, make, uniqueName } = common;
  const person = () => make.user(`walker${uniqueName()}`, { trial_ends_at: new Date(Date.now() + 86_400_000) });
  const visitor = randomBytes(32).toString('base64url');
  const registered = await api.send(
    'POST',
    '/api/auth/register',
    { username: 'somebody', email: 'somebody@cards.example', password: walkerPassword },
    { cookie: `session=${visitor}`, 'csrf-token': csrfTokenOf(visitor) },
  );
  if (registered.status >= 300) throw new Error(JSON.stringify(registered.body));
  const row = await api.row("select password_hash from users where username_key = 'somebody'");
  const other = await person();
  return async () => {
    const owner = await person();
    await api.pool.query('update users set password_hash = $2 where id = $1', [owner, row.password_hash]);
    const ids = { admin, owner, other, subscriber: owner };
    return { ...common, ids };
  };
}

/** Fills in from the schema what no recipe specifies. */
const filled = ({ params, query, body }: Endpoint, prepared: Prepared): Prepared => ({
  ...prepared,
  ...(params && { params: { ...(exampleOf(params) as object), ...prepared.params } }),
  ...(query && { query: { ...(exampleOf(query) as object), ...prepared.query } }),
  ...(body && { body: { ...(exampleOf(body) as object), ...prepared.body } }),
});

/**
 * Skips redundant edge cases: inputs that the schemas parse to the same value, or reject in the same field for the same
 * reason, are equivalent for the handler. Parsing them here also proves that the schemas do not throw.
 */
function createNoveltyFilter({ params, query, body }: Endpoint, base: Prepared): (edge: Edge) => boolean {
  const seen = new Set<string>();
  return ({ applied, field }) => {
    const input = applied(base);
    const read = [params?.safeParse(input.params), query?.safeParse(input.query), body?.safeParse(input.body ?? {})];
    const outcome = read.map((one) => (one?.success === false ? one.error.issues.map(reasonOf) : one?.data));
    const key = `${read.every((one) => one?.success !== false) ? '' : field} ${JSON.stringify(outcome)}`;
    return seen.size < seen.add(key).size;
  };
}

const reasonOf = ({ code, path, message }: z.core.$ZodIssue) => [code, path, message];

interface Edge {
  readonly name: string;
  /** The name of the field. */
  readonly field: string;
  applied(base: Prepared): Prepared;
}

function edgesOf({ params, query, body }: Endpoint, base: Prepared): Edge[] {
  return [
    ...(params ? flatEdges('params', params, base) : []),
    ...(query ? flatEdges('query', query, base) : []),
    ...(body ? bodyEdgesOf(body, base) : []),
  ];
}

/** In a URL every value is text, and a query key may occur twice. */
function flatEdges(source: 'params' | 'query', schema: z.ZodType, base: Prepared): Edge[] {
  const edge = (name: string, value: unknown): Edge => ({
    name: `${source} ${name} = ${preview(value)}`,
    field: `${source} ${name}`,
    applied: (base) => ({ ...base, [source]: { ...base[source], [name]: value } }),
  });
  const names = fieldsOf(schema).filter(({ path }) => path.length === 1);
  return names.flatMap(({ path: [name], schema: one }) => {
    const valid = base[source]?.[String(name)] ?? exampleOf(one);
    const twice =
      source === 'query'
        ? [
            ['1', '2'],
            [valid, valid],
          ]
        : [];
    return [...addressEdges(String(name), one, valid), ...twice].map((value) => edge(String(name), value));
  });
}

function bodyEdgesOf(schema: z.ZodType, base: Prepared): Edge[] {
  const edge = ({ path }: Field, value: unknown): Edge => ({
    name: `body ${path.join('.')} = ${preview(value)}`,
    field: `body ${path.join('.')}`,
    applied: (base) => ({ ...base, body: withField(schema, base.body, path, value) as object }),
  });
  const bodyLevel: Edge[] = bodyEdges(schema, undefined).map((value) => ({
    name: `body = ${preview(value)}`,
    field: 'body',
    applied: (known) => ({ ...known, body: value as object }),
  }));
  const inner = fieldsOf(schema).flatMap((field) =>
    bodyEdges(field.schema, valueAt(base.body, field.path) ?? exampleOf(field.schema)).map((value) =>
      edge(field, value),
    ),
  );
  return [...bodyLevel, ...inner];
}

const valueAt = (base: unknown, path: Field['path']): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown> | undefined)?.[name], base);

const preview = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60);

async function send(
  address: string,
  endpoint: Endpoint,
  { params, query, body }: Prepared,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { method, path, upload } = endpoint;
  const input = upload ? formOf(body) : body === undefined ? undefined : JSON.stringify(body);
  try {
    const answer = await fetch(`${address}${fillPath(path, wellFormed(params))}${queryOf(query)}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeout),
      headers: { ...headers, ...(input !== undefined && !upload && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && input !== undefined && { body: input }),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await answer.body?.cancel();
    return { status: answer.status, text: isStream ? '' : await answer.text() };
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) };
  }
}

/** A lone surrogate cannot be in a URL, but its bytes can. */
const loneSurrogate = /[\ud800-\udfff]/u;
const wellFormed = (params: Prepared['params'] = {}) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value).replace(loneSurrogate, '\ufffd')]),
  );

const queryOf = (query: Prepared['query'] = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  const written = pairs.map(([name, one = '']) => `${name}=${encoded(one)}`).join('&');
  return written && `?${written}`;
};

const encoded = (text: string): string =>
  loneSurrogate.test(text)
    ? text.split(loneSurrogate).map(encodeURIComponent).join('%ED%A0%80')
    : encodeURIComponent(text);

function formOf(fields: object | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    form.set(name, (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());
  form.set('file', new File([Buffer.from('x')], 'x.png', { type: 'image/png' }));
  return form;
}

function problemOf({ status, text }: Answer): string | undefined {
  if (status === 0) return `no answer (${text})`;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  return status >= 400 && internalTerms.test(text)
    ? `${status} tells of the machine: ${text.slice(0, 300)}`
    : undefined;
}

/**
 * Sends every declared field of the selected endpoints with the edge cases of its type: never a 5xx, a timeout or an
 * internal term in the response. A valid request runs first, which proves that the edge cases reach the handler.
 */
export async function describeEdges(isSelected: (endpoint: Endpoint) => boolean): Promise<void> {
  const edgeWalk = await startEdgeWalk();
  const selected = endpoints.filter(isSelected).map((endpoint) => [nameOf(endpoint), endpoint] as const);
  describe.each(selected)('%s', (name, endpoint) => {
    test('works as it should', async () => {
      const { status, text } = await edgeWalk.plain(endpoint);
      const expected = refusals[name] ?? endpoint.status ?? 200;
      expect([status, status === expected ? '' : text]).toEqual([expected, '']);
    });

    // A retry would prove nothing more and take as long again.
    test('answers every edge', { retry: 0, timeout: 120_000 }, async () => {
      expect(await edgeWalk.walk(endpoint)).toEqual([]);
    });
  });
}
