/** All that is set, as those see and change it who run the product. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { version } from '#base/schemas.ts';
import { type registry, type SettingKey, settingKeys } from './registry.ts';

const wrong = { error: 'errors.invalid' };

const storedSetting = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** Zero until somebody sets it. */
    version: z.number().int(),
    updatedAt: z.iso.datetime().nullable(),
    /** The username of whoever did; null for nobody, and for somebody who is gone. */
    updatedBy: z.string().nullable(),
  });

/** What is kept was checked on the way in. */
const storedSettingOf = <K extends SettingKey>(_: K) => storedSetting(z.custom<(typeof registry)[K]['initial']>());

export const adminSettings = z.object({
  claims: storedSettingOf('claims'),
  contact: storedSettingOf('contact'),
  issuer: storedSettingOf('issuer'),
  holidays: storedSettingOf('holidays'),
  /** Documents still name a company that does not exist. */
  isIssuerInvented: z.boolean(),
  /** The site stands on the net: what it issues is real. */
  isLive: z.boolean(),
});
export type AdminSettings = z.output<typeof adminSettings>;
export type AdminSetting<K extends SettingKey> = AdminSettings[K];

const admin = { access: 'admin', needsSession: true } as const;

export const adminSettingsApi = {
  read: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Everything that is set, with who set it and when',
    answer: adminSettings,
  }),
  /** A stale save is refused with the newer one as `current`. */
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
