import { texts } from '#i18n/texts.ts';

export const filesTexts = texts('block', {
  he: {
    files: {
      name: 'קבצים',
      about: 'מחירון, תפריט, קטלוג',
      count: '{count, plural, =0 {עוד אין קבצים} one {קובץ אחד} two {שני קבצים} other {# קבצים}}',
      page: { title: 'קבצים להורדה', kind: 'PDF' },
      form: {
        label: 'שם הקובץ בכרטיס',
        labelPlaceholder: 'למשל: מחירון',
        file: 'קובץ',
        add: 'הוספת קובץ',
        one: 'קובץ {position}',
      },
    },
  },
  en: {
    files: {
      name: 'Files',
      about: 'Price list, menu, catalogue',
      count: '{count, plural, =0 {No files yet} one {One file} other {# files}}',
      page: { title: 'Downloads', kind: 'PDF' },
      form: {
        label: 'Name of the file on the card',
        labelPlaceholder: 'For example: price list',
        file: 'File',
        add: 'Add a file',
        one: 'File {position}',
      },
    },
  },
});
