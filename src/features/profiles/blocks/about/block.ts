import { locales } from '#i18n/locale.ts';
import { texts } from '#i18n/texts.ts';
import { localizedRichText, plainText, runsIn } from '../../document/rich-text.ts';
import { defineBlock, linkTarget } from '../define-block.ts';

export const aboutBlock = defineBlock({
  shape: { text: localizedRichText.default({}) },
  empty: () => ({ text: {} }),
  count: ({ text }) => locales.filter((locale) => plainText(text[locale] ?? [])).length,
  targets: ({ text }) =>
    locales.flatMap((locale) =>
      (text[locale] ?? [])
        .flatMap(runsIn)
        .flatMap((run) => (run.link ? linkTarget(run.link, { [locale]: run.text }) : [])),
    ),
});

export const aboutTexts = texts('block', {
  about: {
    name: ['אודות', 'About'],
    about: ['כמה מילים עליכם ועל העסק', 'A few words about you and the business'],
    count: [
      '{count, plural, =0 {עוד לא כתבתם} one {יש טקסט} other {יש טקסט בשתי שפות}}',
      '{count, plural, =0 {Nothing written yet} one {Written} other {Written in two languages}}',
    ],
    page: { title: ['נעים להכיר', 'About'] },
    form: {
      text: ['הטקסט', 'The text'],
      tools: ['עיצוב הטקסט', 'Text formatting'],
      bold: ['מודגש', 'Bold'],
      italic: ['נטוי', 'Italic'],
      heading: ['כותרת', 'Heading'],
      bullets: ['רשימה', 'List'],
      numbers: ['רשימה ממוספרת', 'Numbered list'],
      link: ['קישור', 'Link'],
      linkAddress: ['כתובת הקישור', 'Address of the link'],
      linkSet: ['הוספת קישור', 'Add the link'],
      linkRemove: ['הסרת הקישור', 'Remove the link'],
      linkBad: ['זה לא נראה כמו כתובת של עמוד באינטרנט', 'This does not look like the address of a web page'],
      linkSelect: ['סמנו קודם את המילים שיהפכו לקישור', 'First select the words that become a link'],
    },
  },
});
