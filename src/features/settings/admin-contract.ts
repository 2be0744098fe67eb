/** All settings, as admins read and change them. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { version } from '#base/schemas.ts';
import { type registry, type SettingKey, settingKeys } from './registry.ts';

const wrong = { error: 'errors.invalid' };

const storedSetting = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** Zero until it is first changed. */
    version: z.number().int(),
    updatedAt: z.iso.datetime().nullable(),
    /** The username of the last editor; null if there is none or the account was deleted. */
    updatedBy: z.string().nullable(),
  });

/** Stored values were validated when they were saved. */
const storedSettingOf = <K extends SettingKey>(_: K) => storedSetting(z.custom<(typeof registry)[K]['initial']>());

export const adminSettings = z.object({
  claims: storedSettingOf('claims'),
  contact: storedSettingOf('contact'),
  issuer: storedSettingOf('issuer'),
  holidays: storedSettingOf('holidays'),
  maintenance: storedSettingOf('maintenance'),
  printing: storedSettingOf('printing'),
  /** Documents still contain the placeholder company. */
  isIssuerInvented: z.boolean(),
  /** The site is public, so the documents it issues are real. */
  isLive: z.boolean(),
});
export type AdminSettings = z.output<typeof adminSettings>;
export type AdminSetting<K extends SettingKey> = AdminSettings[K];

const admin = { access: 'admin:system', needsSession: true } as const;

export const adminSettingsApi = {
  read: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Everything that is set, with who set it and when',
    answer: adminSettings,
  }),
  /** A stale save is rejected with the newer value as `current`. */
  change: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/settings/:key',
    summary: 'Sets claims, contact, issuer or holidays; a stale save answers 409 with the newer one',
    params: z.object({ key: z.enum(settingKeys, wrong) }),
    body: z.object({ value: z.unknown(), version }),
    answer: adminSettings,
    requiresRecentAuth: true,
  }),
};
