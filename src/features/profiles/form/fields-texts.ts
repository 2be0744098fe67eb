import { texts } from '#i18n/texts.ts';

export const fieldsTexts = texts('fields', {
  he: {
    language: { he: 'עברית', en: 'אנגלית' },
    inLanguage: '{label} ב{language}',
    flaw: {
      any: {
        invalid: 'משהו כאן לא נראה תקין',
        required: 'חסר כאן משהו',
        too_long: 'ארוך מדי',
        too_small: 'קטן מדי',
        too_big: 'גדול מדי',
        invalid_email: 'כתובת מייל לא שלמה',
        invalid_date: 'בחרו תאריך',
      },
      link: { invalid: 'זה לא נראה כמו כתובת של דף באינטרנט' },
      number: {
        invalid: 'המספר עוד לא שלם. למשל 050-123-4567, ‎+44 20 7946 0000 או ‎*1234',
      },
      place: { invalid: 'לא מצאנו כאן מקום. הדביקו קישור מלא מ-Google Maps או מ-Waze, או קואורדינטות' },
      address: { required: 'כתבו לאן זה מוביל, ואז זה יופיע בכרטיס' },
      website: { invalid: 'זה לא נראה כמו כתובת של אתר' },
      accent: { invalid: 'צבע כותבים כך: ‎#0f4c4a' },
      ink: { invalid: 'צבע כותבים כך: ‎#0f4c4a' },
      ground: { invalid: 'צבע כותבים כך: ‎#0f4c4a' },
      colours: { contrast: 'קשה לקרוא את הצבעים האלה זה על זה, ולכן הכרטיס נשאר בינתיים עם הקודמים' },
      date: { required: 'בחרו תאריך' },
      file: { required: 'העלו קובץ, ואז הוא יופיע בכרטיס' },
    },
  },
  en: {
    language: { he: 'Hebrew', en: 'English' },
    inLanguage: '{label} in {language}',
    flaw: {
      any: {
        invalid: 'Something here does not look right',
        required: 'Something is missing here',
        too_long: 'Too long',
        too_small: 'Too small',
        too_big: 'Too big',
        invalid_email: 'This e-mail address is not complete',
        invalid_date: 'Choose a date',
      },
      link: { invalid: 'This does not look like the address of a web page' },
      number: { invalid: 'This number is not complete yet. For example 050-123-4567, +44 20 7946 0000 or *1234' },
      place: { invalid: 'We found no place here. Paste a full Google Maps or Waze link, or coordinates' },
      address: { required: 'Write where this leads, and it will appear on the card' },
      website: { invalid: 'This does not look like a website’s address' },
      accent: { invalid: 'A colour is written like this: #0f4c4a' },
      ink: { invalid: 'A colour is written like this: #0f4c4a' },
      ground: { invalid: 'A colour is written like this: #0f4c4a' },
      colours: { contrast: 'These colours are hard to read on one another, so the card keeps the former ones for now' },
      date: { required: 'Choose a date' },
      file: { required: 'Upload a file, and it will appear on the card' },
    },
  },
});
