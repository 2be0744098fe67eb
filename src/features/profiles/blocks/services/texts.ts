import { texts } from '#i18n/texts.ts';

export const servicesTexts = texts('block', {
  he: {
    services: {
      name: 'שירותים ומחירים',
      about: 'מה אתם מציעים, וכמה זה עולה',
      count: '{count, plural, =0 {עוד אין שירותים} one {שירות אחד} two {שני שירותים} other {# שירותים}}',
      page: { title: 'שירותים' },
      form: {
        name: 'שם השירות',
        text: 'כמה מילים עליו',
        price: 'מחיר',
        pricePlaceholder: 'למשל: מ-250 ₪',
        picture: 'תמונה',
        pictureAlt: 'מה רואים בתמונה',
        add: 'הוספת שירות',
        one: 'שירות {position}',
      },
    },
  },
  en: {
    services: {
      name: 'Services and prices',
      about: 'What you offer, and what it costs',
      count: '{count, plural, =0 {No services yet} one {One service} other {# services}}',
      page: { title: 'Services' },
      form: {
        name: 'Name of the service',
        text: 'A few words about it',
        price: 'Price',
        pricePlaceholder: 'For example: from ₪250',
        picture: 'Picture',
        pictureAlt: 'What is in the picture',
        add: 'Add a service',
        one: 'Service {position}',
      },
    },
  },
});
