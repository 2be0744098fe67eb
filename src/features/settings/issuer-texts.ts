import type { IssuerSetting } from './values.ts';

/** Who sells, on a new installation: an invented company whose number passes the check and whose mail goes nowhere. */
export const placeholderIssuer: IssuerSetting = {
  taxId: '530000009',
  email: 'billing@negia.example',
  name: { he: 'נגיעה כרטיסים דיגיטליים בע״מ', en: 'Negia Digital Cards Ltd.' },
  address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example Street, Tel Aviv' },
};
