import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server-kit/config/config.ts';

/** Stripe's fields are frames created by Stripe's own script: allowed only on pages with those fields. */
const stripeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};
const policyName = 'content-security-policy';
const stripePayment = 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")';

/** Stripe's script assigns plain strings to sinks, which Trusted Types would reject. */
const withStripe = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !directive.includes('trusted-types'))
    .map((directive) => [directive, ...(stripeSources[directive.trim().split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';');

/**
 * Scripts may turn text into HTML or script only through the policies listed here: message sanitizing, the editor's
 * paste handling, and one empty page.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dompurify', 'ProseMirrorClipboard', 'blank-page'],
};

export interface PageRights {
  /** Pages with fields for payment card details, which may be the provider's. */
  readonly isPaymentPage?: ((path: string) => boolean) | undefined;
  /** Pages whose scripts may ask for the camera. */
  readonly usesCamera?: ((path: string) => boolean) | undefined;
}

/**
 * No inline code, no external sources, no framing. Pages carry a nonce per response. If Stripe is the provider, its
 * scripts are allowed only on the pages with its fields.
 */
export async function mountSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  { isPaymentPage = () => false, usesCamera = () => false }: PageRights = {},
): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // Profiles are framed in our own pages as thumbnails and previews.
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...trustedTypes,
        ...(config.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    const path = url.split('?')[0] ?? '';
    const allowsStripe = config.payments === 'stripe' && isPaymentPage(path);
    const payment = allowsStripe ? stripePayment : 'payment=(self)';
    reply.header(
      'permissions-policy',
      `camera=(${usesCamera(path) ? 'self' : ''}), microphone=(), geolocation=(), ${payment}`,
    );
    if (allowsStripe) reply.raw.setHeader(policyName, withStripe(String(reply.raw.getHeader(policyName))));
  });
}
