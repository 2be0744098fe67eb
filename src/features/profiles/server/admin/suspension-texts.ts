import { texts } from '#i18n/texts.ts';

/** The email to the owner of a profile that was suspended or restored. */
export const suspensionTexts = texts('suspension', {
  subject: ['הכרטיס ״{card}״ הושעה', 'Your card “{card}” is suspended'],
  text: [
    'השעינו את הכרטיס ״{card}״. מבקרים לא רואים אותו כרגע, ומי שפותח אותו מגיע לעמוד שאומר שהכרטיס לא פעיל.',
    'We have suspended your card “{card}”. Visitors cannot see it for now: anyone who opens it gets a page saying that it is not active.',
  ],
  // Without the name of the card, which is user input.
  plainSubject: ['כרטיס שלכם בנגיעה הושעה', 'One of your Negia cards is suspended'],
  plainText: [
    'השעינו כרטיס שלכם. מבקרים לא רואים אותו כרגע, ומי שפותח אותו מגיע לעמוד שאומר שהכרטיס לא פעיל.',
    'We have suspended one of your cards. Visitors cannot see it for now: anyone who opens it gets a page saying that it is not active.',
  ],
  reason: ['הסיבה:', 'The reason:'],
  next: [
    'שום דבר לא נמחק, ואפשר להמשיך לערוך ולשמור. תיקנתם, או שנראה לכם שטעינו? כתבו לנו ונבדוק יחד.',
    'Nothing is deleted, and you can keep editing and saving. Fixed it, or think we got it wrong? Write to us and we will look into it together.',
  ],
  write: ['ליצירת קשר', 'Contact us'],
  backSubject: ['הכרטיס ״{card}״ חזר לפעול', 'Your card “{card}” is back'],
  backText: [
    'ההשעיה של הכרטיס ״{card}״ בוטלה, והוא שוב בדיוק כמו שהשארתם אותו.',
    'Your card “{card}” is no longer suspended, and is just as you left it.',
  ],
  plainBackSubject: ['כרטיס שלכם בנגיעה חזר לפעול', 'One of your Negia cards is back'],
  plainBackText: [
    'ההשעיה של כרטיס שלכם בוטלה, והוא שוב בדיוק כמו שהשארתם אותו.',
    'One of your cards is no longer suspended, and is just as you left it.',
  ],
  open: ['לכרטיס', 'Open the card'],
});
