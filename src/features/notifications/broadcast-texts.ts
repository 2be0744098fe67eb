import { texts } from '#i18n/texts.ts';

/** Error texts of the broadcasts API, and texts around a broadcast in an email. */
export const broadcastTexts = texts('broadcasts', {
  link: {
    invalid: [
      'קישור לעמוד שלנו מתחיל בלוכסן, למשל ‎/help',
      'A link to one of our pages starts with a slash, such as /help',
    ],
    missing: [
      'אין אצלנו עמוד בכתובת הזאת. פתחו אותה בדפדפן ובדקו',
      'We have no page at this address. Open it in a browser to check',
    ],
    broken: ['הקישור {path} לא מוביל לשום עמוד אצלנו', 'The link {path} leads to no page of ours'],
  },
  past: ['בחרו מועד שעוד לא עבר', 'Choose a time in the future'],
  refused: {
    draft: ['ההודעה עוד לא נשלחה', 'The message has not been sent yet'],
    scheduled: [
      'ההודעה כבר מתוזמנת. בטלו את התזמון כדי לשנות אותה',
      'The message is scheduled. Cancel the schedule to change it',
    ],
    sending: ['ההודעה כבר בדרך', 'The message is already on its way'],
    paused: ['השליחה מושהית', 'Sending is paused'],
    sent: ['ההודעה כבר נשלחה לכולם', 'The message has already been sent to everyone'],
    stopped: ['השליחה נעצרה, ואי אפשר להמשיך אותה', 'Sending was stopped and can’t be resumed'],
  },
  nobody: ['אין אף אחד שמתאים לבחירה הזאת', 'No one matches this selection'],
  changed: [
    'בינתיים השתנה מספר הנמענים, ועכשיו הם {count}. בדקו ואשרו שוב',
    'The number of recipients has changed in the meantime and is now {count}. Check it and confirm again',
  ],
  mail: {
    subject: ['פרסומת: {title}', 'Advertisement: {title}'],
    badge: ['הודעת שירות', 'Service notice'],
    why: [
      'קיבלתם את המייל הזה כי יש לכם חשבון בנגיעה, והוא נוגע לשירות עצמו.',
      'You’re getting this email because you have a Negia account, and it concerns the service itself.',
    ],
  },
});
