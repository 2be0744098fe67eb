import { texts } from '#i18n/texts.ts';

export const socialTexts = texts('block', {
  he: {
    social: {
      name: 'רשתות חברתיות',
      about: 'Instagram, Facebook, TikTok ועוד',
      count: '{count, plural, =0 {עוד אין רשתות} one {רשת אחת} two {שתי רשתות} other {# רשתות}}',
      page: { label: 'רשתות חברתיות' },
      form: { pick: 'הוספת רשת', network: 'רשת', handle: 'שם המשתמש או הקישור', one: '{network}' },
    },
  },
  en: {
    social: {
      name: 'Social networks',
      about: 'Instagram, Facebook, TikTok and more',
      count: '{count, plural, =0 {No networks yet} one {One network} other {# networks}}',
      page: { label: 'Social networks' },
      form: { pick: 'Add a network', network: 'Network', handle: 'User name or link', one: '{network}' },
    },
  },
});
