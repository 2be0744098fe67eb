import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server-kit/config/config.ts';

/** Stripe's fields are Stripe's own frames, made by a script of theirs: let in only where somebody types into them. */
const stripeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};
const policyName = 'content-security-policy';
const stripePayment = 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")';

/** Their script hands the browser plain text where Trusted Types would ask for more. */
const withStripe = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !directive.includes('trusted-types'))
    .map((directive) => [directive, ...(stripeSources[directive.trim().split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';');

/**
 * Scripts hand no text to the browser to be read as HTML or as script, but through the policies named here: what makes
 * messages harmless, what an editor does with what is pasted, and one empty page.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dompurify', 'ProseMirrorClipboard', 'blank-page'],
};

/**
 * Nothing inline, nothing from elsewhere, never in a frame. Pages carry a nonce made for each answer. Where Stripe is the
 * provider, its scripts run on the pages that its fields stand on, and on no other.
 */
export async function mountSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  isPaymentPage: (path: string) => boolean = () => false,
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
        // Cards are shown inside our own pages, as thumbnails and previews.
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
    const allowsStripe = config.payments === 'stripe' && isPaymentPage(url.split('?')[0] ?? '');
    const payment = allowsStripe ? stripePayment : 'payment=(self)';
    reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(), ${payment}`);
    if (allowsStripe) reply.raw.setHeader(policyName, withStripe(String(reply.raw.getHeader(policyName))));
  });
}
