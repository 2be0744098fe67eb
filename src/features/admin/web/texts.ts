import { texts } from '#i18n/texts.ts';

export const adminTexts = texts('admin', {
  he: {
    sections: {
      label: 'מדורי הניהול',
      orders: 'הזמנות כרטיסים',
      tags: 'שבבים',
      blog: 'בלוג',
      communities: 'קהילות',
    },
  },
  en: {
    sections: {
      label: 'Sections of the administration',
      orders: 'Card orders',
      tags: 'Tags',
      blog: 'Blog',
      communities: 'Communities',
    },
  },
});
