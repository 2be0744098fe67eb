import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server-kit/config/config.ts';

/** Stripe's fields are Stripe's own frames, made by a script of theirs; nobody is let in while nobody is needed. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  payment: 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
};
const ownSources = { script: [], frame: [], connect: [], payment: 'payment=(self)' };

/**
 * Scripts hand no text to the browser to be read as HTML or as script, but through the policies named here: what makes
 * messages harmless, what an editor does with what is pasted, and one empty page. Stripe's script asks for no such thing.
 */
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dompurify', 'ProseMirrorClipboard', 'blank-page'],
};

/** Nothing inline, nothing from elsewhere, never in a frame. Pages carry a nonce made for each answer. */
export async function mountSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const theirs = config.payments === 'stripe' ? stripeSources : ownSources;
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...theirs.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...theirs.connect],
        // Cards are shown inside our own pages, as thumbnails and previews.
        frameSrc: ["'self'", ...theirs.frame],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(config.payments !== 'stripe' && trustedTypes),
        ...(config.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', `camera=(), microphone=(), geolocation=(), ${theirs.payment}`);
  });
}
