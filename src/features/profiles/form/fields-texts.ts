import { texts } from '#i18n/texts.ts';

export const fieldsTexts = texts('fields', {
  language: { he: ['עברית', 'Hebrew'], en: ['אנגלית', 'English'] },
  inLanguage: ['{label} ב{language}', '{label} in {language}'],
  error: {
    any: {
      invalid: ['משהו כאן לא נראה תקין', 'Something here does not look right'],
      required: ['חסר כאן משהו', 'Something is missing here'],
      too_long: ['אפשר עד {limit, number} תווים', 'At most {limit, number} characters are allowed'],
      too_many: ['אפשר עד {limit, number} פריטים', 'At most {limit, number} items are allowed'],
      too_small: ['הערך צריך להיות לפחות {limit, number}', 'The value must be at least {limit, number}'],
      too_big: ['הערך יכול להיות עד {limit, number}', 'The value can be at most {limit, number}'],
      invalid_email: ['כתובת מייל לא שלמה', 'This email address is not complete'],
      invalid_date: ['בחרו תאריך', 'Choose a date'],
    },
    network: {
      invalid: [
        'זה לא נראה כמו שם משתמש או קישור. למשל \u2066@dana\u2069, או קישור לרשת הזאת',
        'This does not look like a username or a link. For example @dana, or a link on this network',
      ],
    },
    link: { invalid: ['זה לא נראה כמו כתובת של עמוד באינטרנט', 'This does not look like the address of a web page'] },
    video: { invalid: ['אפשר להוסיף סרטונים מ־YouTube ומ־Vimeo', 'Videos from YouTube and Vimeo can be added'] },
    payment: { invalid: ['זה לא קישור של ביט או של פייבוקס', 'This is not a Bit or PayBox link'] },
    time: { invalid: ['זו לא שעה. כתבו למשל 09:30', 'This is not a time. Write for example 09:30'] },
    number: {
      invalid: [
        'המספר עוד לא שלם. למשל \u2066050-\u2060123-\u20604567\u2069, \u2066+44\u00a020\u00a07946\u00a00000\u2069 או \u2066*1234\u2069',
        'This number is not complete yet. For example 050-\u2060123-\u20604567, +44\u00a020\u00a07946\u00a00000 or *1234',
      ],
    },
    whatsapp: {
      invalid: [
        'המספר עוד לא שלם. למשל \u2066050-\u2060123-\u20604567\u2069 או \u2066+44\u00a020\u00a07946\u00a00000\u2069',
        'This number is not complete yet. For example 050-\u2060123-\u20604567 or +44\u00a020\u00a07946\u00a00000',
      ],
    },
    place: {
      invalid: [
        'לא מצאנו כאן מקום. הדביקו קישור מלא מ־Google Maps או מ־Waze, או קואורדינטות',
        'We found no place here. Paste a full Google Maps or Waze link, or coordinates',
      ],
    },
    address: {
      required: ['כתבו לאן זה מוביל, ואז זה יופיע בכרטיס', 'Write where this leads, and it will appear on the card'],
    },
    website: { invalid: ['זה לא נראה כמו כתובת של אתר', 'This does not look like a website’s address'] },
    accent: { invalid: ['צבע כותבים כך: ‎#0f4c4a', 'A colour is written like this: #0f4c4a'] },
    ink: { invalid: ['צבע כותבים כך: ‎#0f4c4a', 'A colour is written like this: #0f4c4a'] },
    ground: { invalid: ['צבע כותבים כך: ‎#0f4c4a', 'A colour is written like this: #0f4c4a'] },
    colours: {
      contrast: [
        'קשה לקרוא את הצבעים האלה זה על זה, ולכן הכרטיס נשאר בינתיים עם הקודמים',
        'These colours are hard to read on one another, so the card keeps the previous ones for now',
      ],
    },
    date: { required: ['בחרו תאריך', 'Choose a date'] },
    file: { required: ['העלו קובץ, ואז הוא יופיע בכרטיס', 'Upload a file, and it will appear on the card'] },
  },
});
