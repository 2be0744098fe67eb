import { formatPhone } from '#base/phone.ts';
import type { DeliveryAddress } from '#features/physical-cards/delivery.ts';
import type { Translator } from '#i18n/translator.ts';
import type { orderTexts } from '../order-texts.ts';

/** As it is written on a parcel: who, where, which door. Parts that are missing leave no trace. */
export function addressLines(address: DeliveryAddress, t: Translator<typeof orderTexts>): string[] {
  const { recipient, city, street, house, entrance, floor, apartment, postcode } = address;
  const door = [
    entrance && t('workshopOrder.address.entrance', { value: entrance }),
    floor && t('workshopOrder.address.floor', { value: floor }),
    apartment && t('workshopOrder.address.apartment', { value: apartment }),
  ];
  const lines = [
    recipient,
    [street, house].filter(Boolean).join(' '),
    door.filter(Boolean).join(', '),
    [city, postcode && t('workshopOrder.address.postcode', { value: postcode })].filter(Boolean).join(', '),
  ];
  return lines.filter(Boolean);
}

/** For pasting elsewhere. */
export const addressText = (address: DeliveryAddress, t: Translator<typeof orderTexts>): string =>
  [...addressLines(address, t), formatPhone(address.phone), address.notes].filter(Boolean).join('\n');
