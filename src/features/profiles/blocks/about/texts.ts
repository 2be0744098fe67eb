import { texts } from '#i18n/texts.ts';

export const aboutTexts = texts('block', {
  he: {
    about: {
      name: 'אודות',
      about: 'כמה מילים עליכם ועל העסק',
      count: '{count, plural, =0 {עוד לא כתבתם} one {כתוב} other {כתוב בשתי שפות}}',
      page: { title: 'נעים להכיר' },
      form: {
        text: 'הטקסט',
        tools: 'עיצוב הטקסט',
        bold: 'מודגש',
        italic: 'נטוי',
        heading: 'כותרת',
        bullets: 'רשימה',
        numbers: 'רשימה ממוספרת',
        link: 'קישור',
        linkAddress: 'כתובת הקישור',
        linkSet: 'להוסיף קישור',
        linkRemove: 'להסיר את הקישור',
        linkBad: 'זה לא נראה כמו כתובת של דף באינטרנט',
        linkSelect: 'סמנו קודם את המילים שיהפכו לקישור',
      },
    },
  },
  en: {
    about: {
      name: 'About',
      about: 'A few words about you and the business',
      count: '{count, plural, =0 {Nothing written yet} one {Written} other {Written in two languages}}',
      page: { title: 'About' },
      form: {
        text: 'The text',
        tools: 'Text formatting',
        bold: 'Bold',
        italic: 'Italic',
        heading: 'Heading',
        bullets: 'List',
        numbers: 'Numbered list',
        link: 'Link',
        linkAddress: 'Address of the link',
        linkSet: 'Add the link',
        linkRemove: 'Remove the link',
        linkBad: 'This does not look like the address of a web page',
        linkSelect: 'First select the words that become a link',
      },
    },
  },
});
