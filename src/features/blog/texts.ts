import { texts } from '#i18n/texts.ts';

/** Errors of the blog endpoints when a post cannot be saved or published. */
export const blogTexts = texts('blog', {
  title: { empty: ['תנו לפוסט כותרת', 'Give the post a title'] },
  slug: {
    invalid: [
      'בכתובת אפשר להשתמש באותיות לועזיות קטנות, בספרות ובמקפים, ולא בספרות בלבד',
      'An address can contain lowercase English letters, digits and hyphens, and not digits alone',
    ],
    taken: ['הכתובת הזאת כבר שייכת לפוסט אחר. בחרו אחרת', 'Another post has this address. Choose a different one'],
  },
  summary: {
    empty: [
      'כתבו תקציר קצר. הוא מופיע ברשימת הפוסטים ובשיתופים',
      'Write a short summary. It is shown in lists and shared links',
    ],
  },
  body: { empty: ['עוד אין כאן טקסט לקרוא', 'There is no text to read yet'] },
  tags: { many: ['אפשר לבחור עד שש תגיות', 'Choose up to six tags'] },
  picture: {
    missing: [
      'התמונה הזאת לא נמצאת בקבצים שלכם. העלו אותה שוב',
      'This picture is not in your files. Please upload it again',
    ],
  },
  stale: [
    'הפוסט נשמר בינתיים ממקום אחר. השוו בין הגרסאות ושמרו שוב',
    'The post was saved elsewhere in the meantime. Compare the two and save again',
  ],
});
