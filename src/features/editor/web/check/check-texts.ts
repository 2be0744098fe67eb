import { texts } from '#i18n/texts.ts';

/** Texts of the profile check: each finding states the problem and the benefit of fixing it. */
export const checkTexts = texts('check', {
  button: ['בדיקת הכרטיס', 'Card check'],
  short: ['בדיקה', 'Check'],
  count: [
    '{count, plural, one {המלצה אחת} two {שתי המלצות} other {# המלצות}}',
    '{count, plural, one {one suggestion} other {# suggestions}}',
  ],
  errors: [
    '{count, plural, one {דבר אחד לתיקון} two {שני דברים לתיקון} other {# דברים לתיקון}}',
    '{count, plural, one {one thing to fix} other {# things to fix}}',
  ],
  title: ['בדיקת הכרטיס', 'Card check'],
  good: ['הכרטיס במצב מצוין', 'The card is in great shape'],
  goodText: ['לא מצאנו שום דבר לתקן. אפשר לפרסם בלב שקט.', 'We found nothing to fix. You can publish with confidence.'],
  mustTitle: ['צריך לתקן לפני פרסום', 'To fix before publishing'],
  mayTitle: ['כדאי לשפר', 'Worth improving'],
  go: ['תיקון', 'Fix'],
  describe: ['תיאור לתמונה {position} מתוך {count}', 'Describe picture {position} of {count}'],
  more: ['ועוד {count}', '{count} more'],
  inBlock: ['{block}: ', '{block}: '],
  error: ['שדה לתיקון', 'A field to fix'],
  field: {
    name: ['השם', 'The name'],
    phones: ['מספר טלפון', 'Phone number'],
    whatsapp: ['מספר הוואטסאפ', 'WhatsApp number'],
    emails: ['כתובת מייל', 'Email address'],
    website: ['כתובת האתר', 'Website address'],
    place: ['נקודה במפה', 'Point on the map'],
  },
  finding: {
    nameMissing: {
      title: ['אין שם על הכרטיס', 'The card has no name'],
      text: ['בלי שם אי אפשר לשמור אתכם באנשי הקשר.', 'Without a name nobody can save you to their contacts.'],
    },
    titleMissing: {
      title: ['לא כתוב מה אתם עושים', 'It does not say what you do'],
      text: ['תפקיד או שם עסק, במילים שהלקוחות שלכם מחפשים.', 'A role or a business name, in your customers’ words.'],
    },
    pictureMissing: {
      title: ['אין תמונה', 'There is no picture'],
      text: ['עם תמונה או לוגו אנשים מזהים אתכם מיד.', 'With a picture or a logo people recognise you right away.'],
    },
    altMissing: {
      title: [
        '{count, plural, one {חסר תיאור לתמונה אחת} two {חסר תיאור לשתי תמונות} other {חסר תיאור ל־# תמונות}}',
        '{count, plural, one {One picture has no description} other {# pictures have no description}}',
      ],
      text: ['כדי שגם מי שלא רואה את התמונה יידע מה יש בה.', 'So that those who cannot see it know what is in it.'],
    },
    unreachable: {
      title: ['אין איך להגיע אליכם', 'There is no way to reach you'],
      text: ['הוסיפו טלפון, וואטסאפ, מייל או טופס פנייה.', 'Add a phone, WhatsApp, email or a contact form.'],
    },
    phoneMissing: {
      title: ['אין מספר טלפון', 'There is no phone number'],
      text: ['רוב המבקרים רוצים פשוט להתקשר.', 'Most visitors simply want to call.'],
    },
    phoneDead: {
      title: ['אי אפשר לחייג למספר הזה', 'This number cannot be dialled'],
      text: ['בדקו שכל הספרות במקום.', 'Check that all its digits are there.'],
    },
    whatsappStar: {
      title: ['אין וואטסאפ במספר כוכבית', 'A star number has no WhatsApp'],
      text: ['כתבו מספר נייד או מספר רגיל של העסק.', 'Write a mobile or an ordinary business number.'],
    },
    linkBroken: {
      title: ['קישור שלא יעבוד', 'A link that will not work'],
      text: ['הכתובת לא שלמה או לא בטוחה.', 'The address is not complete or not safe.'],
    },
    linkPlain: {
      title: ['קישור לא מאובטח', 'A link that is not secure'],
      text: [
        'הכתובת מתחילה ב־http. אם האתר תומך, עברו ל־https.',
        'It starts with http. If the site supports it, switch to https.',
      ],
    },
    linkUnnamed: {
      title: ['קישור בלי שם', 'A link without a name'],
      text: ['כתבו לאן הוא מוביל, כדי שילחצו עליו.', 'Say where it leads, so that people click it.'],
    },
    blockEmpty: {
      title: ['הבלוק ריק', 'This block is empty'],
      text: ['מבקרים לא יראו אותו עד שיהיה בו משהו.', 'Visitors will not see it until there is something in it.'],
    },
    hoursMissing: {
      title: ['אין שעות פעילות', 'There are no opening hours'],
      text: ['יש לכם כתובת. ספרו מתי אפשר לבוא.', 'You have an address. Say when people can come.'],
    },
    contrast: {
      title: ['קשה לקרוא את הטקסט', 'The text is hard to read'],
      text: ['צבע הטקסט קרוב מדי לצבע הרקע.', 'Its colour is too close to the background.'],
    },
    descriptionMissing: {
      title: ['אין תיאור לשיתוף', 'No description for sharing'],
      text: ['הוא מופיע כששולחים את הכרטיס בוואטסאפ.', 'It shows when the card is sent on WhatsApp.'],
    },
    previewLong: {
      title: ['ארוך מדי לתצוגה בשיתוף', 'Too long for a shared preview'],
      text: ['מעל {max} תווים הטקסט ייחתך.', 'Beyond {max} characters the text is cut.'],
    },
    nameOther: {
      title: ['חסר שם בשפה השנייה', 'No name in the second language'],
      text: [
        'מי שקורא בשפה הזאת יראה את השם בשפה הראשונה.',
        'Readers of that language will see the name in the first one.',
      ],
    },
    onlyHebrew: {
      title: ['השפה השנייה לא שלמה', 'The second language is not finished'],
      text: [
        '{count, plural, one {טקסט אחד עוד לא תורגם, ויופיע בעברית גם באנגלית} two {שני טקסטים עוד לא תורגמו, ויופיעו בעברית גם באנגלית} other {# טקסטים עוד לא תורגמו, ויופיעו בעברית גם באנגלית}}.',
        '{count, plural, one {One text is not translated yet and will show in Hebrew on the English page too} other {# texts are not translated yet and will show in Hebrew on the English page too}}.',
      ],
    },
    onlyEnglish: {
      title: ['השפה השנייה לא שלמה', 'The second language is not finished'],
      text: [
        '{count, plural, one {טקסט אחד עוד לא תורגם, ויופיע באנגלית גם בעברית} two {שני טקסטים עוד לא תורגמו, ויופיעו באנגלית גם בעברית} other {# טקסטים עוד לא תורגמו, ויופיעו באנגלית גם בעברית}}.',
        '{count, plural, one {One text is not translated yet and will show in English on the Hebrew page too} other {# texts are not translated yet and will show in English on the Hebrew page too}}.',
      ],
    },
  },
});
