import type { Locale } from '#i18n/locale.ts';
import type { DeliveryAddress } from '../delivery.ts';

const reserved = { phone: '+972505550100', postcode: '6300112', house: '12', entrance: '', floor: '2', apartment: '' };

/** Where the demo's cards are sent: nobody lives there. */
export const demoAddress: Readonly<Record<Locale, DeliveryAddress>> = {
  he: { ...reserved, recipient: 'דנה לביא', city: 'תל אביב', street: 'שדרות הים', notes: '' },
  en: { ...reserved, recipient: 'Dana Lavi', city: 'Tel Aviv', street: 'Sea Avenue', notes: '' },
};

export const demoDesignNames: Readonly<Record<'pvc' | 'metal', Readonly<Record<Locale, string>>>> = {
  pvc: { he: 'הכרטיס של הסטודיו', en: 'The studio’s card' },
  metal: { he: 'הכרטיס של נועם', en: 'Noam’s card' },
};
