import type { IssuerSetting } from './values.ts';

/** The seller on a new installation: an invented company. Its number passes the check; its email does not exist. */
export const placeholderIssuer: IssuerSetting = {
  taxId: '530000009',
  email: 'billing@negia.example',
  name: { he: 'נגיעה כרטיסים דיגיטליים בע״מ', en: 'Negia Digital Cards Ltd.' },
  address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example Street, Tel Aviv' },
};
