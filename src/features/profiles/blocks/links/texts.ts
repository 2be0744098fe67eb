import { texts } from '#i18n/texts.ts';

export const linksTexts = texts('block', {
  he: {
    links: {
      name: 'קישורים',
      about: 'כפתורים לאתר, ליומן התורים, לתפריט',
      count: '{count, plural, =0 {עוד אין קישורים} one {קישור אחד} two {שני קישורים} other {# קישורים}}',
      page: { label: 'קישורים' },
      form: {
        label: 'מה כתוב על הכפתור',
        labelPlaceholder: 'למשל: קביעת תור',
        address: 'לאן הוא מוביל',
        addressPlaceholder: 'www.example.co.il',
        add: 'הוספת קישור',
        one: 'קישור {position}',
        found: 'זיהינו: {network}',
        plan: '{used} מתוך {max} קישורים בחבילה שלכם',
        which: 'באיזו רשת נמצא ‎{handle}‎?',
      },
    },
  },
  en: {
    links: {
      name: 'Links',
      about: 'Buttons to a site, a booking page, a menu',
      count: '{count, plural, =0 {No links yet} one {One link} other {# links}}',
      page: { label: 'Links' },
      form: {
        label: 'What the button says',
        labelPlaceholder: 'For example: book an appointment',
        address: 'Where it leads',
        addressPlaceholder: 'www.example.co.il',
        add: 'Add a link',
        one: 'Link {position}',
        found: 'Recognised: {network}',
        plan: '{used} of {max} links in your plan',
        which: 'On which network is {handle}?',
      },
    },
  },
});
