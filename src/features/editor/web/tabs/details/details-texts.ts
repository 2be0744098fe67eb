import { texts } from '#i18n/texts.ts';

export const detailsTexts = texts('details', {
  nameHe: ['שם בעברית', 'Name in Hebrew'],
  nameEn: ['שם באנגלית', 'Name in English'],
  nameEnHint: ['לאנשי הקשר של מי שלא קורא עברית', 'For the contacts of those who do not read Hebrew'],
  nameHeHint: ['לאנשי הקשר של מי שקורא עברית', 'For the contacts of those who read Hebrew'],
  title: ['תפקיד', 'Role'],
  titlePlaceholder: ['למשל: עורכת דין לענייני משפחה', 'For example: family lawyer'],
  company: ['שם העסק', 'Business name'],
  tagline: ['משפט אחד עליכם', 'One line about you'],
  taglineHint: ['מה אתם עושים, למי, ואיפה. עד 160 תווים.', 'What you do, for whom, and where. Up to 160 characters.'],
  pictures: ['תמונות', 'Pictures'],
  picturesText: [
    'פנים אמיתיות פותחות יותר שיחות. אם זה עסק, אפשר להסתפק בלוגו.',
    'A real face opens more conversations. For a business, a logo may be enough.',
  ],
  avatar: ['תמונת פרופיל', 'Profile picture'],
  avatarAlt: ['למשל: דנה לוי מחייכת במשרד', 'For example: Dana Levi smiling in her office'],
  logo: ['לוגו', 'Logo'],
  logoAlt: ['למשל: הלוגו של לוי ושות׳', 'For example: the logo of Levi & Co'],
  cover: ['תמונת נושא', 'Cover picture'],
  coverAlt: ['למשל: חלון הראווה של הסטודיו', 'For example: the studio’s shop window'],
  second: {
    en: ['הכרטיס גם באנגלית', 'This card in English too'],
    he: ['הכרטיס גם בעברית', 'This card in Hebrew too'],
    hint: [
      'ליד כל טקסט ייפתח שדה נוסף, והמבקרים יראו את הכרטיס בשפה שלהם.',
      'A second field opens beside every text, and visitors see the card in their language.',
    ],
    emptyEn: [
      'עוד אין כאן טקסט באנגלית חוץ מהשם, ולכן המבקרים רואים בינתיים רק עברית.',
      'There is no English text here yet besides the name, so visitors see only Hebrew for now.',
    ],
    emptyHe: [
      'עוד אין כאן טקסט בעברית חוץ מהשם, ולכן המבקרים רואים בינתיים רק אנגלית.',
      'There is no Hebrew text here yet besides the name, so visitors see only English for now.',
    ],
    offTitle: ['להסיר את השפה השנייה?', 'Remove the second language?'],
    offText: [
      'הטקסטים בשפה הזאת יוסרו מהכרטיס. אפשר להתחרט עם כפתור הביטול למעלה.',
      'The texts in this language will be removed from the card. The undo button above brings them back.',
    ],
    off: ['להסיר את השפה', 'Remove the language'],
  },
});
