import { issuer } from '../issuer-texts.ts';

/** Words for tests of documents. */
export const soldText = { he: 'חבילת מתקדם, שנה', en: 'Advanced plan, one year' };
export const buyerName = 'דנה כהן';
export const shortIssuer = { he: { ...issuer.he, name: 'נגיעה בע״מ' }, en: { ...issuer.en, name: 'Negia Ltd.' } };
export const hebrewLetters = 'אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳';
