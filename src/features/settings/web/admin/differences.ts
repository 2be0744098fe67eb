import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { SettingKey } from '../../registry.ts';
import {
  type Claims,
  type Contact,
  claimIds,
  type Holidays,
  type InBoth,
  type IssuerSetting,
  type SettingValues,
} from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { phoneText } from './as-typed.ts';

/** A value as names and words, for eyes. */
type Told = readonly (readonly [name: string, text: string])[];

interface Difference {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

/** What differs between what is saved and what is typed, in words. */
export function differences<K extends SettingKey>(
  key: K,
  theirs: SettingValues[K],
  mine: SettingValues[K],
  locale: Locale,
): Difference[] {
  const tell = tellers[key] as (value: SettingValues[K], locale: Locale) => Told;
  const [saved, typed] = [new Map(tell(theirs, locale)), new Map(tell(mine, locale))];
  return [...new Set([...saved.keys(), ...typed.keys()])]
    .map((name) => ({ name, theirs: saved.get(name) ?? '', mine: typed.get(name) ?? '' }))
    .filter((one) => one.theirs !== one.mine);
}

const words = (locale: Locale) => translator(settingsAdminTexts, locale);

function both(name: string, { he, en }: InBoth, locale: Locale): Told {
  const t = words(locale);
  return [
    [t('settingsAdmin.inHebrew', { name }), he],
    [t('settingsAdmin.inEnglish', { name }), en],
  ];
}

const tellers: { readonly [K in SettingKey]: (value: SettingValues[K], locale: Locale) => Told } = {
  claims: (claims: Claims, locale) => {
    const t = words(locale);
    const state = (isShown: boolean) => t(isShown ? 'settingsAdmin.claims.shown' : 'settingsAdmin.claims.hidden');
    return claimIds.flatMap((id) => {
      const name = t(`settingsAdmin.claims.${id}`);
      const { isShown, value, label } = claims[id];
      const line = { he: `${value.he} ${label.he}`, en: `${value.en} ${label.en}` };
      return [[name, state(isShown)] as const, ...both(name, line, locale)];
    });
  },
  contact: ({ mail, phone, whatsapp, hours, address }: Contact, locale) => {
    const t = words(locale);
    return [
      [t('settingsAdmin.contact.mail'), mail],
      [t('settingsAdmin.contact.phone'), phoneText(phone)],
      [t('settingsAdmin.contact.whatsapp'), phoneText(whatsapp)],
      ...both(t('settingsAdmin.contact.hours'), hours, locale),
      ...both(t('settingsAdmin.contact.address'), address, locale),
    ];
  },
  issuer: ({ taxId, email, name, address }: IssuerSetting, locale) => {
    const t = words(locale);
    return [
      [t('settingsAdmin.issuer.taxId'), taxId],
      [t('settingsAdmin.issuer.email'), email],
      ...both(t('settingsAdmin.issuer.name'), name, locale),
      ...both(t('settingsAdmin.issuer.address'), address, locale),
    ];
  },
  holidays: ({ days }: Holidays, locale) => {
    const t = words(locale);
    const kind = (isWorked: boolean) => t(isWorked ? 'settingsAdmin.holidays.works' : 'settingsAdmin.holidays.rests');
    return days.map(({ day, isWorked, note }) => [day, [kind(isWorked), note].filter(Boolean).join(' · ')]);
  },
};
