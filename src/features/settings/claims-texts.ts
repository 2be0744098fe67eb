import type { Claims } from './values.ts';

const same = (value: string) => ({ he: value, en: value });

/** The landing page's claims on a new installation, as worded in the specification. */
export const defaultClaims: Claims = {
  cards: { isShown: true, value: same('1000+'), label: { he: 'כרטיסים פעילים', en: 'active cards' } },
  satisfaction: { isShown: true, value: same('98%'), label: { he: 'שביעות רצון', en: 'satisfaction' } },
  support: { isShown: true, value: same('24/7'), label: { he: 'תמיכה', en: 'support' } },
  templates: { isShown: true, value: same('3+'), label: { he: 'עיצובים לבחירה', en: 'templates to pick from' } },
};
