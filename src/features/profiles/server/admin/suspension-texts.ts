import { texts } from '#i18n/texts.ts';

/** The email to the owner of a profile that was suspended or restored. */
export const suspensionTexts = texts('suspension', {
  he: {
    greeting: 'שלום {name},',
    subject: 'הכרטיס {card} הושעה',
    text: 'השעינו את הכרטיס {card}. מבקרים לא רואים אותו כרגע, ומי שפותח אותו מגיע לדף שאומר שהכרטיס לא פעיל.',
    reason: 'הסיבה: {reason}',
    next: 'שום דבר לא נמחק, ואפשר להמשיך לערוך ולשמור. תיקנתם, או שנראה לכם שטעינו? כתבו לנו ונבדוק יחד.',
    write: 'לכתוב לנו',
    backSubject: 'הכרטיס {card} חזר לפעול',
    backText: 'ההשעיה של הכרטיס {card} הוסרה, והוא חזר להיות בדיוק כמו שהשארתם אותו.',
    open: 'לכרטיס',
    signature: 'צוות נגיעה',
  },
  en: {
    greeting: 'Hello {name},',
    subject: 'Your card {card} is suspended',
    text: 'We have suspended your card {card}. Visitors do not see it now: whoever opens it finds a page saying that it is not active.',
    reason: 'Why: {reason}',
    next: 'Nothing is deleted, and you can go on editing and saving. Mended it, or think we got it wrong? Write to us and we will look into it together.',
    write: 'Write to us',
    backSubject: 'Your card {card} is back',
    backText: 'Your card {card} is no longer suspended, and is again just as you left it.',
    open: 'Open the card',
    signature: 'The Negia team',
  },
});
