import { texts } from '#i18n/texts.ts';

/** Error texts for rejected files. */
export const filesTexts = texts('files', {
  he: {
    errors: {
      notPicture: 'זה לא נראה כמו תמונה. אפשר להעלות JPEG,‏ PNG,‏ WebP,‏ AVIF או GIF',
      broken: 'לא הצלחנו לקרוא את התמונה. ייתכן שהקובץ פגום. נסו לשמור אותה מחדש או לבחור תמונה אחרת',
      heic: 'את סוג התמונה הזה (HEIC) אנחנו עוד לא יודעים לקרוא. שמרו אותה כ־JPEG ונסו שוב',
      notDocument: 'אפשר לצרף כאן קובצי PDF בלבד',
      brokenDocument: 'קובץ ה־PDF לא שלם. נסו להוריד או לשמור אותו מחדש',
      packageFull: 'נגמר המקום לקבצים בחבילה שלכם ({megabytes} מ״ב). בחבילה גדולה יותר יש מקום לעוד',
      full: 'נגמר המקום לקבצים בחשבון. קבצים שלא מופיעים בשום כרטיס נמחקים לבד אחרי {days} יום',
      busy: 'מעלים עכשיו הרבה תמונות בבת אחת. נסו שוב בעוד כמה שניות',
    },
  },
  en: {
    errors: {
      notPicture: 'This does not look like a picture. JPEG, PNG, WebP, AVIF and GIF will do',
      broken: 'We could not read the picture. The file may be damaged: save it again or choose another one',
      heic: 'We cannot read this kind of picture (HEIC) yet. Save it as JPEG and try again',
      notDocument: 'Only PDF files can be attached here',
      brokenDocument: 'The PDF file is not complete. Download or save it again',
      packageFull: 'Your package has no more room for files ({megabytes} MB). A bigger one has more',
      full: 'There is no more room for files. Files that no card shows are deleted by themselves after {days} days',
      busy: 'Many pictures are coming in at once. Try again in a few seconds',
    },
  },
});
