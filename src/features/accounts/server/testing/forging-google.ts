import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { clientId, close, listen } from './loopback-google.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A response of the token endpoint that replaces an honest token. */
type Answer = { status: number; body: string; type?: string };

/** A fake provider whose responses a test can manipulate individually. */
export interface ForgingGoogle {
  readonly issuer: string;
  readonly keys: Keys;
  /** The nonce of the current sign-in. */
  nonce: string;
  /** The ID token for the next authorization code. */
  idToken: () => Promise<string>;
  /** Replaces the token response if set. */
  answer: Answer | 'silence' | undefined;
  discovery: Answer | 'silence' | undefined;
  jwks: Answer | undefined;
  /** Every redeemed code with the rest of its form. */
  readonly redeemed: URLSearchParams[];
  claims(change?: JWTPayload): JWTPayload;
  sign(claims: JWTPayload, key?: Keys['privateKey'] | Uint8Array, header?: object): Promise<string>;
  publicKeyText(): Promise<string>;
}

const seconds = () => Math.floor(Date.now() / 1000);

export async function startForgingGoogle(): Promise<ForgingGoogle> {
  const server = createServer();
  const issuer = await listen(server);
  closeAfterwards(() => close(server));
  const keys = await generateKeyPair('RS256', { extractable: true });
  const google: ForgingGoogle = {
    issuer,
    keys,
    nonce: '',
    idToken: () => google.sign(google.claims()),
    answer: undefined,
    discovery: undefined,
    jwks: undefined,
    redeemed: [],
    claims: (change = {}) => ({
      iss: issuer,
      aud: clientId,
      sub: 'forged-1',
      iat: seconds(),
      exp: seconds() + 600,
      nonce: google.nonce,
      email: 'victim@cards.example',
      email_verified: true,
      name: 'Victim',
      ...change,
    }),
    sign: (claims, key = keys.privateKey, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'forging-1', ...header }).sign(key),
    publicKeyText: () => exportSPKI(keys.publicKey),
  };
  server.on('request', async (request, response) => {
    const answer = await answerTo(google, request);
    // `silence` keeps the connection open until the client times out.
    if (answer === 'silence') return;
    const { status, body, type = 'application/json' } = answer;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return google;
}

const json = (body: unknown): Answer => ({ status: 200, body: JSON.stringify(body) });

async function answerTo(google: ForgingGoogle, request: IncomingMessage): Promise<Answer | 'silence'> {
  switch (request.url) {
    case '/.well-known/openid-configuration':
      return google.discovery ?? json(metadata(google.issuer));
    case '/jwks':
      return google.jwks ?? json({ keys: [{ ...(await exportJWK(google.keys.publicKey)), kid: 'forging-1' }] });
    default:
      google.redeemed.push(new URLSearchParams(await text(request)));
      if (google.answer) return google.answer;
      return json({ access_token: 'opaque', token_type: 'Bearer', id_token: await google.idToken() });
  }
}

/** Announces `HS256` and `none` too, so that no token is refused because of the metadata alone. */
export const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
});
