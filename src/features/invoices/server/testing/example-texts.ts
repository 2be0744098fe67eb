import { placeholderIssuer } from '#features/settings/issuer-texts.ts';

/** Texts for document tests. */
export const soldText = { he: 'החבילה ״מתקדם״, שנה', en: 'Advanced plan, one year' };
export const buyerName = 'דנה כהן';
const { taxId, email, address } = placeholderIssuer;
export const shortIssuer = {
  he: { name: 'נגיעה בע״מ', taxId, address: address.he, email },
  en: { name: 'Negia Ltd.', taxId, address: address.en, email },
};
export const hebrewLetters = 'אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳';
