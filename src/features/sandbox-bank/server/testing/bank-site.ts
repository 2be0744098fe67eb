import { createHttpServer } from '#server-kit/http/http-server.ts';
import { type MountOptions, mountRoutes } from '#server-kit/http/mount-routes.ts';
import { mountEmbeds } from '#server-kit/http/security/embeds.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { identityOf, sendTo, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { createTestServices, type TestServices } from '#server-kit/testing/test-services.ts';
import { sandboxBankRoutes } from '../feature.ts';
import { createBankPages } from '../pages.ts';

type Role = 'user' | 'subscriber' | 'admin' | undefined;

export interface BankSite extends TestServices {
  readonly address: string;
  /** Sets the user of the following requests. */
  signIn(role: Role, more?: { hasSession?: boolean; isDemo?: boolean }): void;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** As sent by the frame's script or form: from an opaque origin. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<TestAnswer>;
}

export const testScript = 'document.title;"</script>"';

/** Where real payments are taken, the sandbox bank is closed. */
export const stripeSettings = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'x',
  STRIPE_WEBHOOK_SECRET: 'x',
  STRIPE_PUBLISHABLE_KEY: 'x',
};

/** The bank's pages and endpoints on a real server. */
export async function startBankSite(settings: Record<string, string> = {}): Promise<BankSite> {
  const kit = await createTestServices({ PUBLIC_URL: 'http://localhost:3000', ...settings });
  const { services } = kit;
  const app = await createHttpServer({
    services,
    texts: [],
    isReady: async () => true,
    errorPage: ({ code }) => `<html><p>${code}`,
  });
  let identity: Awaited<ReturnType<MountOptions['identify']>>['identity'];
  mountRoutes(app, sandboxBankRoutes, { services, identify: async () => ({ identity, acceptsCsrf: () => true }) });
  mountEmbeds(app, createBankPages({ script: testScript }), services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...kit,
    address,
    signIn: (role, more = {}) => {
      identity = role && identityOf({ id: 1, role, ...more });
    },
    send: (method, path, body, headers) => sendTo(address + path, method, body, { 'csrf-token': 'any', ...headers }),
    post: (path, fields, headers = {}) =>
      sendTo(address + path, 'POST', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        'sec-fetch-site': 'cross-site',
        accept: '*/*',
        ...headers,
      }),
    close: closeAfterwards(async () => {
      await app.close();
      await kit.close();
    }),
  };
}
