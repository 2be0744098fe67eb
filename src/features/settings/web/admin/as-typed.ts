import { formatPhone, normalizePhone } from '#base/phone.ts';
import type { SettingKey } from '../../registry.ts';
import type { Contact, SettingValues } from '../../values.ts';

/** A phone number in the Israeli format, however it is stored or typed. */
export const phoneText = (number: string): string => formatPhone(normalizePhone(number) ?? number);

const contactAsTyped = (contact: Contact): Contact => ({
  ...contact,
  phone: phoneText(contact.phone),
  whatsapp: phoneText(contact.whatsapp),
});

/** Converts a stored value to the form a user would type. */
export function asTyped<K extends SettingKey>(key: K, value: SettingValues[K]): SettingValues[K] {
  return key === 'contact' ? (contactAsTyped(value as Contact) as SettingValues[K]) : value;
}
