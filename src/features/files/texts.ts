import { texts } from '#i18n/texts.ts';

/** Error texts for rejected files. */
export const filesTexts = texts('files', {
  errors: {
    notPicture: [
      'לא הצלחנו לפתוח את הקובץ הזה כתמונה. אפשר להעלות JPEG,‏ PNG,‏ WebP,‏ AVIF או GIF',
      'We could not open this file as a picture. You can upload JPEG, PNG, WebP, AVIF or GIF',
    ],
    broken: [
      'לא הצלחנו לקרוא את התמונה. ייתכן שהקובץ פגום. נסו לשמור אותה מחדש או לבחור תמונה אחרת',
      'We could not read the picture. The file may be damaged: save it again or choose another one',
    ],
    heic: [
      'את סוג התמונה הזה (HEIC) אנחנו עוד לא יודעים לקרוא. שמרו אותה כ־JPEG ונסו שוב',
      'We cannot read this kind of picture (HEIC) yet. Save it as JPEG and try again',
    ],
    notDocument: ['אפשר לצרף כאן קובצי PDF בלבד', 'Only PDF files can be attached here'],
    brokenDocument: [
      'קובץ ה־PDF לא שלם. נסו להוריד או לשמור אותו מחדש',
      'The PDF file is not complete. Download or save it again',
    ],
    packageFull: [
      'נגמר המקום לקבצים בחבילה שלכם ({megabytes} מ״ב). בחבילה גדולה יותר יש מקום לעוד',
      'Your plan has no more room for files ({megabytes} MB). A larger plan has more',
    ],
    full: [
      'נגמר המקום לקבצים בחשבון. קבצים שלא מופיעים בשום כרטיס נמחקים לבד אחרי {days} יום',
      'There is no more room for files. Files that no card shows are deleted automatically after {days} days',
    ],
    busy: [
      'מעלים עכשיו הרבה תמונות בבת אחת. נסו שוב בעוד כמה שניות',
      'Many pictures are being uploaded at once. Try again in a few seconds',
    ],
  },
});
