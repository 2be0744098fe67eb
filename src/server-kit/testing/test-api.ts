import type { Locale } from '#i18n/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import { type MountOptions, mountRoutes } from '#server-kit/http/mount-routes.ts';
import type { Identity, Route } from '#server-kit/http/route.ts';
import { createHttpServer, type HttpApp, type HttpOptions } from '../http/http-server.ts';
import type { Services } from '../services/services.ts';
import { closeAfterwards } from './close-afterwards.ts';
import { createTestServices, type TestComposition, type TestServices } from './test-services.ts';

export interface TestApi extends TestServices {
  readonly app: HttpApp;
  readonly address: string;
  /** Sends a plain request to the listening server; takes JSON, returns status and body. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Signs in for the following requests; undefined signs out. */
  signIn(identity: TestIdentity | undefined): void;
}

export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
  readonly body: any;
  readonly headers: Headers;
}

/** Fields that a test omits get simple defaults. */
type TestIdentity = Pick<Identity, 'id' | 'role'> & Partial<Identity>;

export const identityOf = (identity: TestIdentity): Identity => ({
  sessionId: 1,
  hasSession: true,
  isDemo: false,
  authenticatedAt: new Date(),
  username: 'somebody',
  staffRole: identity.role === 'admin' ? 'owner' : null,
  ...identity,
});

interface TestApiOptions extends TestComposition {
  /** In addition to those of the features. */
  readonly routes?: readonly Route[];
  /** In addition to those of the features. */
  readonly texts?: readonly Texts[];
  readonly settings?: Record<string, string>;
  /** Uses the product's own identification in place of `signIn`. */
  readonly identify?: MountOptions['identify'];
  readonly onUnexpected?: NonNullable<HttpOptions['onUnexpected']>;
  /** Whether the product is under maintenance. */
  readonly isReadOnly?: (services: Services) => Promise<boolean>;
}

/** A feature's endpoints on a real server, a real socket and a real database. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const { features = [], settings = {}, identify, onUnexpected, isReadOnly = async () => false } = options;
  const kit = await createTestServices({ PUBLIC_URL: 'http://localhost:3000', ...settings }, options);
  const routes = [...features.flatMap((feature) => feature.routes), ...(options.routes ?? [])];
  const texts = [...features.flatMap((feature) => feature.texts), ...(options.texts ?? [])];
  const { services, pool } = kit;
  const isReady = async () => (await pool.query('select 1')).rowCount === 1;
  const errorPage = (_: unknown, locale: Locale) => `<html lang="${locale}">`;
  const app = await createHttpServer({ services, texts, isReady, errorPage, ...(onUnexpected && { onUnexpected }) });
  let identity: Identity | undefined;
  const identifyTestUser: MountOptions['identify'] = async () => ({ identity, acceptsCsrf: () => true });
  mountRoutes(app, routes, {
    services,
    identify: identify ?? identifyTestUser,
    isReadOnly: () => isReadOnly(services),
  });
  const token: Record<string, string> = identify ? {} : { 'csrf-token': 'any' };
  // Client and server share an event loop: when it is blocked, the server would close a connection just as it is
  // reused.
  app.server.keepAliveTimeout = 240_000;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...kit,
    app,
    address,
    signIn: (next) => {
      identity = next && identityOf(next);
    },
    send: (method, path, body, headers) => sendTo(address + path, method, body, { ...token, ...headers }),
    close: closeAfterwards(async () => {
      await app.close();
      await kit.close();
    }),
  };
}

/** An HTTP server without routes, closed afterwards. */
export async function createTestServer(services: Services, options: Partial<HttpOptions> = {}): Promise<HttpApp> {
  const isReady = async () => true;
  const app = await createHttpServer({ services, texts: [], isReady, errorPage: () => '', ...options });
  closeAfterwards(() => app.close());
  return app;
}

/** Sends a plain request to any server; a string body is sent unchanged, anything else as JSON. */
export async function sendTo(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const isText = typeof body === 'string';
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await textOf(answer);
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
}

/** A stream never ends, so a plain request only checks that it began. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}
