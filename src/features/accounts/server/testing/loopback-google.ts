import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';

export const clientId = 'negia-client';
export const otherClientId = 'another-site';
export const clientSecret = 'a-secret-between-negia-and-google';

export interface GooglePerson {
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
}

/** A certified OIDC provider on this machine in place of Google. */
export interface LoopbackGoogle {
  readonly issuer: string;
  /** The provider's accounts by `sub`. */
  readonly accounts: Map<string, GooglePerson>;
  /** Simulates a user on Google's pages; returns the redirect URL. */
  visit(address: string, choice: { as: string } | 'cancel'): Promise<string>;
  close(): Promise<void>;
}

export async function startLoopbackGoogle(publicUrl = 'http://localhost:3000'): Promise<LoopbackGoogle> {
  const accounts = new Map<string, GooglePerson>();
  const server = createServer();
  const issuer = await listen(server);
  const provider = new Provider(issuer, await settings(accounts, publicUrl));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/favicon.ico') return response.writeHead(204).end();
    if (!url.pathname.startsWith('/interaction/')) return answer(request, response);
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(chooser(accounts));
    const as = url.searchParams.get('as');
    const result = as ? { select_account: {}, login: { accountId: as } } : { error: 'access_denied' };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return { issuer, accounts, visit: (address, choice) => visit(issuer, address, choice), close: () => close(server) };
}

/** The account chooser: one button per account, and one to cancel. */
const chooser = (accounts: LoopbackGoogle['accounts']): string =>
  `<form method="post">${[...accounts].map(([sub, { email }]) => `<button formaction="?as=${sub}">${email}</button>`).join('')}<button>Cancel</button></form>`;

async function settings(accounts: LoopbackGoogle['accounts'], publicUrl: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const shared = {
    redirect_uris: [`${publicUrl}/api/auth/google/callback`],
    token_endpoint_auth_method: 'client_secret_post',
  } as const;
  return {
    clients: [clientId, otherClientId].map((id) => ({ ...shared, client_id: id, client_secret: clientSecret })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'google-1', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only-for-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...accounts.get(sub), sub }) as { sub: string },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects with cookies until one leaves Google. */
async function visit(issuer: string, address: string, choice: { as: string } | 'cancel'): Promise<string> {
  const jar = new Map<string, string>();
  let [next, method] = [address, 'GET'];
  for (let step = 0; step < 12; step += 1) {
    if (!next.startsWith(issuer)) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { method, redirect: 'manual', headers: { cookie } });
    const body = await answer.text();
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location && !body.startsWith('<form')) throw new Error(`Google stopped with ${answer.status}: ${body}`);
    const chosen = choice === 'cancel' ? next : `${next}?${new URLSearchParams(choice)}`;
    [next, method] = location ? [new URL(location, next).href, 'GET'] : [chosen, 'POST'];
  }
  throw new Error('Too many redirects at Google');
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
