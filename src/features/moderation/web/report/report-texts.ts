import { texts } from '#i18n/texts.ts';

/** `/report/{id}`: a visitor reports a profile. */
export const reportTexts = texts('report', {
  page: ['דיווח על כרטיס · נגיעה', 'Report a card · Negia'],
  description: [
    'ספרו לנו על כרטיס שמתחזה, מטעה או פוגע.',
    'Tell us about a card that impersonates, deceives or harms.',
  ],
  title: ['מה לא בסדר בכרטיס של {name}?', 'What is wrong with {name}’s card?'],
  text: [
    'אדם מהצוות שלנו יבדוק את הכרטיס ויחליט. לא נגלה לבעלי הכרטיס מי דיווח.',
    'A person on our team will look at the card and decide. Its owner is not told who reported it.',
  ],
  reason: ['מה הבעיה?', 'What is the problem?'],
  reasons: {
    impersonation: ['מתחזה למישהו אחר או לעסק אחר', 'It poses as another person or business'],
    fraud: ['הונאה, או ניסיון להוציא פרטים או כסף', 'Fraud, or an attempt to get details or money'],
    offensive: ['תוכן פוגעני, מאיים או לא חוקי', 'Offensive, threatening or illegal content'],
    privacy: ['פרטים או תמונות של מישהו בלי רשות', 'Somebody’s details or pictures without consent'],
    copyright: ['שימוש ביצירה, בלוגו או בתמונה של אחרים', 'Somebody else’s work, logo or picture'],
    other: ['משהו אחר', 'Something else'],
  },
  noReason: ['בחרו מה לא בסדר בכרטיס', 'Choose what is wrong with the card'],
  details: ['ספרו לנו עוד', 'Tell us more'],
  detailsHint: [
    'מה ראיתם, ואיפה בכרטיס. בלי סיסמאות ובלי מספרי כרטיס אשראי.',
    'What you saw, and where on the card. No passwords or card numbers.',
  ],
  noDetails: ['כתבו לנו במה מדובר', 'Tell us what it is about'],
  email: ['מייל, אם נצטרך לשאול משהו', 'Email, in case we need to ask something'],
  emailHint: ['לא חובה', 'Optional'],
  trap: ['אל תמלאו את השדה הזה', 'Leave this field empty'],
  send: ['שליחת הדיווח', 'Send the report'],
  failed: ['הדיווח לא נשלח', 'The report was not sent'],
  saved: ['מה שכתבתם נשאר כאן. נסו שוב עוד רגע.', 'What you wrote is still here. Try again in a moment.'],
  privacy: ['איך אנחנו שומרים על מה שכתבתם:', 'How we keep what you write:'],
  privacyLink: ['מדיניות הפרטיות', 'Privacy policy'],
  noScript: [
    'כדי לשלוח מכאן צריך JavaScript. אפשר לכתוב לנו במייל:',
    'Sending from here needs JavaScript. You can write to us by email:',
  ],
  done: {
    title: ['תודה, הדיווח אצלנו', 'Thank you, we have your report'],
    text: [
      'נבדוק את הכרטיס. אם הוא מפר את תנאי השימוש, הוא יירד מהאוויר.',
      'We will look at the card. If it breaks our terms, it goes offline.',
    ],
    back: ['חזרה לכרטיס', 'Back to the card'],
  },
  missing: {
    title: ['הכרטיס הזה לא באוויר', 'This card is not online'],
    text: ['אי אפשר לדווח על כרטיס שאף אחד לא רואה.', 'A card that nobody sees cannot be reported.'],
    home: ['לעמוד הבית', 'To the home page'],
  },
  loading: ['טוענים את הכרטיס', 'Loading the card'],
});
