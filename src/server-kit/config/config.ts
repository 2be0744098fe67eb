import { resolve } from 'node:path';
import { z } from 'zod';
import { trimmed } from '#base/trimmed.ts';
import { parseSecretKeys } from '#server-kit/secrets/secret-keys.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `+15d` → milliseconds; undefined if invalid. */
export function offsetMilliseconds(text: string): number | undefined {
  if (text === '0') return 0;
  const match = /^([+-]?)(\d{1,6})([smhd])$/.exec(text);
  if (!match) return undefined;
  const [, sign, count, unit] = match;
  return (sign === '-' ? -1 : 1) * Number(count) * units[unit as keyof typeof units];
}

/** A setting is invalid. Its message is the only line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` });

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
      error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    });

const integerBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be a whole number from ${min} to ${max}` });

const settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  PORT: integerBetween(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((value, context) => {
      const isTrusted = readTrustedProxies(value);
      if (isTrusted) return isTrusted;
      context.addIssue('must be none, loopback, or addresses such as 10.0.0.0/8, with commas between');
      return z.NEVER;
    }),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  MIGRATIONS_DIR: z.string().min(1).optional(),
  FILES_URL: url(['s3:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Negia <no-reply@negia.example>'),
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  PAYMENTS: oneOf(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_API_URL: url(['http:', 'https:']).optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).default('admin@negia.example'),
  ADMIN_PASSWORD: z.string().min(15, { error: 'must have at least 15 characters' }).optional(),
  SEED: oneOf(['demo', 'none']).default('demo'),
  WORKERS: integerBetween(1, 64).default(1),
  CLOCK_OFFSET: z
    .string()
    .refine((value) => offsetMilliseconds(value) !== undefined, { error: 'must look like +15d, -2h or 0' })
    .default('0'),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  ALLOW_SANDBOX: oneOf(['0', '1']).default('0'),
  SECRETS_KEY: z
    .string()
    .transform((value) => parseSecretKeys(value))
    .refine((keys) => keys !== undefined && keys.length > 0, {
      error:
        'must be 32 random bytes in base64 or hex (openssl rand -base64 32), or several such keys with commas between',
    })
    .transform((keys) => keys ?? [])
    .default([]),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment. An empty value counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) throw new ConfigError(firstProblem(parsed.error, present));
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  refuseUnsafe(values, publicUrl);
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: trimmed(publicUrl.href, /\//, 'last'),
    isHttps: publicUrl.protocol === 'https:',
    isTrustedProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrationsDir: values.MIGRATIONS_DIR && resolve(values.MIGRATIONS_DIR),
    filesUrl: values.FILES_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    google: {
      issuer: values.GOOGLE_ISSUER,
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
    },
    hasGoogle: Boolean(values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET),
    payments: values.PAYMENTS,
    stripe: stripeOf(values),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    seed: values.SEED,
    workers: values.WORKERS,
    clockOffset: offsetMilliseconds(values.CLOCK_OFFSET) ?? 0,
    rateLimits: values.RATE_LIMITS === 'on',
    showsSandboxBanner: publicUrl.protocol === 'https:' && values.PAYMENTS === 'sandbox',
    /** The first key encrypts, all of them decrypt; empty if DATA_DIR has its own. */
    secretsKeys: values.SECRETS_KEY,
    logLevel: values.LOG_LEVEL,
  } as const;
}

/** Undefined if another provider is selected, so that unused keys are not held. */
function stripeOf(values: z.output<typeof settings>) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY } = values;
  if (values.PAYMENTS !== 'stripe') return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PUBLISHABLE_KEY)
    throw new ConfigError('PAYMENTS=stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY');
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    apiUrl: values.STRIPE_API_URL,
  } as const;
}

function firstProblem(error: z.ZodError, present: Record<string, string | undefined>): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0] ?? 'A setting');
  const secret = /PASSWORD|SECRET|_URL$|KEY/.test(name);
  const currentValue = secret ? '' : `; it is ${JSON.stringify(present[name])}`;
  return `${name} ${issue?.message ?? 'is wrong'}${currentValue}`;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (address: string): boolean => loopback.has(new URL(address).hostname);

function refuseUnsafe(values: z.output<typeof settings>, publicUrl: URL): void {
  const isPublic = values.NODE_ENV === 'production' && !loopback.has(publicUrl.hostname);
  if (isPublic && values.CLOCK_OFFSET !== '0')
    throw new ConfigError('CLOCK_OFFSET is only for trying things out on this machine');
  if (isPublic && values.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS=off is only for trying things out on this machine');
  // That host receives the secret key and is trusted about payments.
  if (values.NODE_ENV === 'production' && values.STRIPE_API_URL && !isLoopback(values.STRIPE_API_URL))
    throw new ConfigError('STRIPE_API_URL is only for a stand-in on this machine');
  if (publicUrl.protocol !== 'https:') return;
  if (values.PAYMENTS === 'sandbox' && values.ALLOW_SANDBOX !== '1')
    throw new ConfigError(
      'PAYMENTS=sandbox takes no real money: set PAYMENTS=stripe, or ALLOW_SANDBOX=1 for a trial site',
    );
  if (values.ADMIN_EMAIL === 'admin@negia.example')
    throw new ConfigError('ADMIN_EMAIL must be set to an address of your own when PUBLIC_URL is https');
}
