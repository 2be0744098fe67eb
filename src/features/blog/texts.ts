import { texts } from '#i18n/texts.ts';

/** Errors of the blog endpoints when a post cannot be saved or published. */
export const blogTexts = texts('blog', {
  he: {
    title: { empty: 'תנו לפוסט כותרת' },
    slug: {
      invalid: 'בכתובת אפשר להשתמש באותיות באנגלית, בספרות ובמקפים, ולא בספרות בלבד',
      taken: 'הכתובת הזאת כבר שייכת לפוסט אחר. בחרו אחרת',
    },
    summary: { empty: 'כתבו תקציר קצר. הוא מופיע ברשימת הפוסטים ובשיתופים' },
    body: { empty: 'עוד אין כאן טקסט לקרוא' },
    tags: { many: 'אפשר לבחור עד שש תגיות' },
    picture: { missing: 'התמונה הזאת לא נמצאת בקבצים שלכם. העלו אותה שוב' },
    stale: 'הפוסט נשמר בינתיים ממקום אחר. השוו בין הגרסאות ושמרו שוב',
  },
  en: {
    title: { empty: 'Give the post a title' },
    slug: {
      invalid: 'An address takes small English letters, digits and hyphens, and not digits alone',
      taken: 'Another post has this address. Choose a different one',
    },
    summary: { empty: 'Write a short summary. Lists and shared links show it' },
    body: { empty: 'There is no text to read yet' },
    tags: { many: 'Choose up to six tags' },
    picture: { missing: 'This picture is not among your files. Please upload it again' },
    stale: 'The post was saved elsewhere in the meantime. Compare the two and save again',
  },
});
