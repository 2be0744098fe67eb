import { texts } from '#i18n/texts.ts';

/** Error texts of the broadcasts API, and texts around a broadcast in an email. */
export const broadcastTexts = texts('broadcasts', {
  he: {
    link: { invalid: 'קישור לעמוד שלנו מתחיל בלוכסן, למשל /pricing' },
    refused: {
      draft: 'ההודעה עוד לא נשלחה',
      sending: 'ההודעה כבר בדרך',
      paused: 'ההודעה בהפסקה',
      sent: 'ההודעה כבר נשלחה לכולם',
      stopped: 'השליחה נעצרה, ואי אפשר להמשיך אותה',
    },
    nobody: 'אין אף אחד שמתאים לבחירה הזאת',
    changed: 'בינתיים השתנה מספר הנמענים, ועכשיו הם {count}. בדקו ואשרו שוב',
    mail: { subject: 'פרסומת: {title}', from: 'ההודעה נשלחה מנגיעה. אפשר לכתוב לנו ב־{link}' },
  },
  en: {
    link: { invalid: 'A link to a page of ours begins with a slash, such as /pricing' },
    refused: {
      draft: 'The broadcast was not sent yet',
      sending: 'The broadcast is on its way',
      paused: 'The broadcast is paused',
      sent: 'The broadcast has reached everybody',
      stopped: 'The sending was stopped and cannot go on',
    },
    nobody: 'Nobody fits this choice',
    changed: 'The number of recipients has changed meanwhile: it is {count} now. Look again and confirm',
    mail: { subject: 'Advertisement: {title}', from: 'This message was sent by Negia. You can write to us at {link}' },
  },
});
