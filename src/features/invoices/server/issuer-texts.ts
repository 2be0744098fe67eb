import type { Locale } from '#i18n/locale.ts';
import type { Issuer } from './table.ts';

const taxId = '530000009';
const email = 'billing@negia.example';

/** Who sells, on a new installation: an invented company whose number passes the check and whose mail goes nowhere. */
export const issuer: Record<Locale, Issuer> = {
  he: { name: 'נגיעה כרטיסים דיגיטליים בע״מ', taxId, address: 'רחוב הדוגמה 1, תל אביב', email },
  en: { name: 'Negia Digital Cards Ltd.', taxId, address: '1 Example Street, Tel Aviv', email },
};
