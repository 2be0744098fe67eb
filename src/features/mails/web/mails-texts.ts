import { texts } from '#i18n/texts.ts';

/** `/admin/mails`: the emails that left, and those that did not. */
export const mailsAdminTexts = texts('adminMails', {
  title: ['מיילים', 'Emails'],
  lead: ['כל מייל שנשלח מכאן, ומה קרה איתו.', 'Every email we sent, and what became of it.'],
  caption: ['רשימת המיילים', 'The list of emails'],
  search: ['כתובת או מילים מהנושא', 'Address or words of the subject'],
  empty: {
    title: ['אין מיילים', 'No emails'],
    text: ['ברגע שיישלח מייל ראשון, הוא יופיע כאן.', 'The first email appears here as soon as it is sent.'],
  },
  columns: { mail: ['מייל', 'Email'], template: ['סוג', 'Kind'], status: ['מצב', 'Status'], at: ['מתי', 'When'] },
  statuses: { waiting: ['בדרך', 'On its way'], sent: ['נשלח', 'Sent'], failed: ['לא נשלח', 'Not sent'] },
  back: ['לכל המיילים', 'All emails'],
  loading: ['טוענים את המייל', 'Loading the email'],
  failed: ['לא הצלחנו לטעון את המייל', 'We could not load the email'],
  missing: {
    title: ['לא מצאנו את המייל', 'We could not find this email'],
    text: [
      'אחרי שנה מיילים נמחקים מהרשימה, וגם כשהחשבון נמחק.',
      'After a year an email leaves the list, and so it does when the account is deleted.',
    ],
  },
  facts: {
    title: ['השליחה', 'Delivery'],
    to: ['אל', 'To'],
    owner: ['החשבון', 'Account'],
    created: ['נוצר', 'Made'],
    sent: ['נשלח', 'Sent'],
    tried: ['ניסיון אחרון', 'Last attempt'],
    attempts: ['ניסיונות', 'Attempts'],
    file: ['קובץ מצורף', 'Attached file'],
    yes: ['כן', 'Yes'],
    messageId: ['מזהה ההודעה', 'Message ID'],
    resentFrom: ['נשלח שוב במקום', 'Sent again in place of'],
    former: ['המייל הקודם', 'The earlier email'],
  },
  problem: {
    waiting: ['הניסיון האחרון לא הצליח, וננסה שוב', 'The last attempt failed, and we will try again'],
    failed: ['המייל לא נשלח', 'The email was not sent'],
  },
  content: {
    title: ['מה כתוב בו', 'What it says'],
    frame: ['תוכן המייל', 'Content of the email'],
    secret: [
      'התוכן לא נשמר, כי יש בו קישור אישי או קוד.',
      'Its content is not kept, because it holds a personal link or code.',
    ],
    expired: [
      'תוכן של מייל נשמר {days} ימים, והם עברו.',
      'The content of an email is kept for {days} days, which have passed.',
    ],
  },
  resend: {
    button: ['שליחה חוזרת', 'Send again'],
    title: ['לשלוח שוב אל {to}?', 'Send again to {to}?'],
    text: [
      'אותו מייל יישלח שוב לאותה כתובת, ויופיע ברשימה כמייל חדש.',
      'The same email goes to the same address once more, and is listed as a new one.',
    ],
    action: ['שליחה', 'Send'],
    done: ['המייל יוצא שוב', 'The email is going out again'],
    not: ['אי אפשר לשלוח אותו שוב מכאן', 'It cannot be sent again from here'],
  },
});
