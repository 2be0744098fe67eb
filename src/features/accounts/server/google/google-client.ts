import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Services } from '#server-kit/services/services.ts';
import { email as mailSchema } from '../../contract.ts';
import type { OAuthState } from '../table.ts';

type Google = Services['config']['google'];
type Tools = Pick<Services, 'config' | 'log'>;

const timeoutSeconds = 5;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

const callbackUrl = (publicUrl: string): string => new URL(`${publicUrl}/api/auth/google/callback`).href;

/** Discovered once per process; a failure is not cached. */
const configurations = new WeakMap<Google, Promise<oidc.Configuration>>();

function discovered(google: Google): Promise<oidc.Configuration> {
  const known = configurations.get(google);
  if (known) return known;
  const discovery = discover(google).catch((error) => {
    configurations.delete(google);
    throw error;
  });
  configurations.set(google, discovery);
  return discovery;
}

async function discover({ issuer, clientId = '', clientSecret = '' }: Google): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  const isLoopback = server.protocol === 'http:' && loopback.includes(server.hostname);
  // A single algorithm, so that a token cannot choose how it is verified.
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' };
  return oidc.discovery(server, clientId, metadata, oidc.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    // Without `enableNonRepudiationChecks` the library trusts the TLS connection and does not verify the token's
    // signature.
    execute: [oidc.enableNonRepudiationChecks, ...(isLoopback ? [oidc.allowInsecureRequests] : [])],
  });
}

/** Whether a sign-in with Google could start now. */
export async function isGoogleReady({ config }: Tools): Promise<boolean> {
  if (!config.hasGoogle) return false;
  return discovered(config.google).then(
    () => true,
    () => false,
  );
}

/** The URL of Google's sign-in page; undefined if Google is not configured or unreachable. */
export async function authorizationUrl({ config, log }: Tools, oauthState: OAuthState): Promise<string | undefined> {
  if (!config.hasGoogle) return undefined;
  try {
    const url = oidc.buildAuthorizationUrl(await discovered(config.google), {
      redirect_uri: callbackUrl(config.publicUrl),
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(oauthState.verifier),
      code_challenge_method: 'S256',
      state: oauthState.state,
      nonce: oauthState.nonce,
      prompt: 'select_account',
    });
    return url.href;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'Google sign-in could not be started');
    return undefined;
  }
}

/** The identity that Google asserts. */
export interface GoogleIdentity {
  readonly sub: string;
  readonly email: string;
  readonly name: string | undefined;
}

/** Rejects an address that our normalization would change, because it is not the one Google verified. */
const identityClaims = z
  .object({
    sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
    email: z.string().refine((text) => mailSchema.safeParse(text).data === text),
    email_verified: z.literal(true),
    name: z.string().optional().catch(undefined),
  })
  .transform(({ sub, email, name }): GoogleIdentity => ({ sub, email, name }));

type GoogleFailure = 'google-failed' | 'google-cancelled' | 'google-unverified';

/** The library checks state, PKCE, issuer, audience, times, nonce and signature against the stored OAuth state. */
export async function verifyGoogleIdentity(
  { config, log }: Tools,
  oauthState: OAuthState,
  answer: Readonly<Record<string, string>>,
): Promise<GoogleIdentity | GoogleFailure> {
  const url = new URL(`${callbackUrl(config.publicUrl)}?${new URLSearchParams(answer)}`);
  const checks = {
    expectedState: oauthState.state,
    expectedNonce: oauthState.nonce,
    pkceCodeVerifier: oauthState.verifier,
  };
  try {
    const tokens = await oidc.authorizationCodeGrant(await discovered(config.google), url, checks);
    return identityClaims.safeParse(tokens.claims()).data ?? 'google-unverified';
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'google-cancelled';
    log.warn({ reason: reasonOf(error) }, 'Google sign-in failed');
    return 'google-failed';
  }
}

/** Logs codes only: the library's errors contain URLs with authorization codes, and whole tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const oauthError = error instanceof oidc.ResponseBodyError ? error.error : '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[a-z_]{1,40}$/.test(oauthError) ? `${code} ${oauthError}` : code;
}
