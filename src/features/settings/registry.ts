/** The admin settings by name: their schemas and their initial values. */
import type { z } from 'zod';
import { defaultClaims } from './claims-texts.ts';
import { defaultContact } from './contact-default.ts';
import { placeholderIssuer } from './issuer-texts.ts';
import { claims, contact, holidays, issuer, maintenance, printing } from './schemas.ts';
import type { IssuerSetting, SettingValues } from './values.ts';

export const settingKeys = ['claims', 'contact', 'issuer', 'holidays', 'maintenance', 'printing'] as const;
export type SettingKey = (typeof settingKeys)[number];

type Registry = {
  readonly [K in SettingKey]: {
    readonly schema: z.ZodType<SettingValues[K], SettingValues[K]>;
    readonly initial: SettingValues[K];
  };
};

export const registry: Registry = {
  claims: { schema: claims, initial: defaultClaims },
  contact: { schema: contact, initial: defaultContact },
  issuer: { schema: issuer, initial: placeholderIssuer },
  holidays: { schema: holidays, initial: { days: [] } },
  printing: { schema: printing, initial: { hasCodes: false } },
  maintenance: { schema: maintenance, initial: { mode: 'off', text: { he: '', en: '' } } },
};

/** The issuer has not been configured yet. */
export const isPlaceholderIssuer = ({ taxId, name }: IssuerSetting): boolean =>
  taxId === placeholderIssuer.taxId || name.he === placeholderIssuer.name.he;
