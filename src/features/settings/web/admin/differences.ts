import { formatPhone, normalizePhone } from '#base/phone.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { SettingKey } from '../../registry.ts';
import {
  type BilingualText,
  type Claims,
  type Contact,
  claimIds,
  type Holidays,
  type IssuerSetting,
  type Maintenance,
  type Printing,
  type SettingValues,
} from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';

/** A phone number in the Israeli format, however it is stored or typed. */
const phoneText = (number: string): string => formatPhone(normalizePhone(number) ?? number);

const contactAsTyped = (contact: Contact): Contact => ({
  ...contact,
  phone: phoneText(contact.phone),
  whatsapp: phoneText(contact.whatsapp),
});

/** Converts a stored value to the form a user would type. */
export function asTyped<K extends SettingKey>(key: K, value: SettingValues[K]): SettingValues[K] {
  return key === 'contact' ? (contactAsTyped(value as Contact) as SettingValues[K]) : value;
}

/** A value as names and display texts. */
type DescribedFields = readonly (readonly [name: string, text: string])[];

/** The differences between the saved and the typed value, as display texts. */
export function differences<K extends SettingKey>(
  key: K,
  theirs: SettingValues[K],
  mine: SettingValues[K],
  locale: Locale,
) {
  const describe = describers[key] as (value: SettingValues[K], locale: Locale) => DescribedFields;
  const [saved, typed] = [new Map(describe(theirs, locale)), new Map(describe(mine, locale))];
  return [...new Set([...saved.keys(), ...typed.keys()])]
    .map((name) => ({ name, theirs: saved.get(name) ?? '', mine: typed.get(name) ?? '' }))
    .filter((one) => one.theirs !== one.mine);
}

const adminTranslator = (locale: Locale) => translator(settingsAdminTexts, locale);

function bilingualRows(name: string, { he, en }: BilingualText, locale: Locale): DescribedFields {
  const t = adminTranslator(locale);
  return [
    [t('settingsAdmin.inHebrew', { name }), he],
    [t('settingsAdmin.inEnglish', { name }), en],
  ];
}

const describers: { readonly [K in SettingKey]: (value: SettingValues[K], locale: Locale) => DescribedFields } = {
  claims: (claims: Claims, locale) => {
    const t = adminTranslator(locale);
    const state = (isShown: boolean) => t(isShown ? 'settingsAdmin.claims.visible' : 'settingsAdmin.claims.hidden');
    return claimIds.flatMap((id) => {
      const name = t(`settingsAdmin.claims.${id}`);
      const { isShown, value, label } = claims[id];
      const combined = { he: `${value.he} ${label.he}`, en: `${value.en} ${label.en}` };
      return [[name, state(isShown)] as const, ...bilingualRows(name, combined, locale)];
    });
  },
  contact: ({ mail, phone, whatsapp, hours, address }: Contact, locale) => {
    const t = adminTranslator(locale);
    return [
      [t('settingsAdmin.contact.mail'), mail],
      [t('settingsAdmin.contact.phone'), phoneText(phone)],
      [t('settingsAdmin.contact.whatsapp'), phoneText(whatsapp)],
      ...bilingualRows(t('settingsAdmin.contact.hours'), hours, locale),
      ...bilingualRows(t('settingsAdmin.contact.address'), address, locale),
    ];
  },
  issuer: ({ taxId, email, name, address }: IssuerSetting, locale) => {
    const t = adminTranslator(locale);
    return [
      [t('settingsAdmin.issuer.taxId'), taxId],
      [t('settingsAdmin.issuer.email'), email],
      ...bilingualRows(t('settingsAdmin.issuer.name'), name, locale),
      ...bilingualRows(t('settingsAdmin.issuer.address'), address, locale),
    ];
  },
  printing: ({ hasCodes }: Printing, locale) => {
    const t = adminTranslator(locale);
    return [
      [t('settingsAdmin.printing.codes'), t(hasCodes ? 'settingsAdmin.printing.on' : 'settingsAdmin.printing.off')],
    ];
  },
  maintenance: ({ mode, text }: Maintenance, locale) => {
    const t = adminTranslator(locale);
    return [
      [t('settingsAdmin.maintenance.mode'), t(`settingsAdmin.maintenance.modes.${mode}.name`)],
      ...bilingualRows(t('settingsAdmin.maintenance.text'), text, locale),
    ];
  },
  holidays: ({ days }: Holidays, locale) => {
    const t = adminTranslator(locale);
    const kind = (isWorked: boolean) => t(isWorked ? 'settingsAdmin.holidays.works' : 'settingsAdmin.holidays.rests');
    return days.map(({ day, isWorked, note }) => [day, [kind(isWorked), note].filter(Boolean).join(' · ')]);
  },
};
