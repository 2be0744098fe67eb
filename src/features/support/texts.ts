import { texts } from '#i18n/texts.ts';

/** Texts of the support endpoints and emails. */
export const supportTexts = texts('support', {
  he: {
    closed: 'לא ניתן לשלוח הודעות חדשות בשיחה שנסגרה. אנא פתח קריאת שירות חדשה.',
    emptyContent: 'כתבו משהו לפני ששולחים',
    recipient: 'בחרו שיחה לענות בה',
    contact: {
      emptyMessage: 'כתבו לנו במה אפשר לעזור',
      noName: 'איך קוראים לכם?',
      noEmail: 'לאיזו כתובת מייל לחזור אליכם?',
    },
    subject: { plain: 'פנייה חדשה', fromSupport: 'הודעה מהתמיכה' },
    topic: {
      question: 'שאלה כללית',
      cards: 'כרטיסי NFC',
      payments: 'תשלומים וחשבוניות',
      password: 'כניסה וסיסמה',
      accessibility: 'נגישות',
      privacy: 'פרטיות',
      other: 'נושא אחר',
    },
    mail: {
      greeting: 'שלום {name},',
      signature: 'צוות נגיעה',
      more: '{count, plural, one {ועוד הודעה אחת שמחכה בשיחה} two {ועוד שתי הודעות שמחכות בשיחה} other {ועוד # הודעות שמחכות בשיחה}}',
      reply: {
        subject: 'ענינו לכם: תשובה מהתמיכה של נגיעה',
        intro: 'כתבנו לכם בצ׳אט של נגיעה, וכדי שלא תפספסו, הנה התשובה:',
        action: 'להמשך השיחה',
      },
      inquiry: {
        subject: 'פנייה לתמיכה מחכה לתשובה: {name}',
        intro: 'פנייה מ־{name} ({email}) עוד לא נקראה:',
        action: 'למענה בצ׳אט',
      },
      contact: {
        subject: 'הודעה מעמוד יצירת הקשר: {topic}',
        intro: '{name} ({email}) כתבו דרך עמוד יצירת הקשר:',
        note: 'תשובה למייל הזה תגיע ישירות אל מי שכתבו.',
      },
    },
  },
  en: {
    closed: 'This conversation is closed, so no new messages can be sent. Please open a new ticket.',
    emptyContent: 'Write something before you send',
    recipient: 'Choose a conversation to answer in',
    contact: {
      emptyMessage: 'Tell us how we can help',
      noName: 'What is your name?',
      noEmail: 'Which email address should we answer to?',
    },
    subject: { plain: 'New inquiry', fromSupport: 'A message from support' },
    topic: {
      question: 'A general question',
      cards: 'NFC cards',
      payments: 'Payments and invoices',
      password: 'Signing in and passwords',
      accessibility: 'Accessibility',
      privacy: 'Privacy',
      other: 'Something else',
    },
    mail: {
      greeting: 'Hello {name},',
      signature: 'The Negia team',
      more: '{count, plural, one {And one more message in the conversation} other {And # more messages in the conversation}}',
      reply: {
        subject: 'We answered you: a reply from Negia support',
        intro: 'We wrote to you in the Negia chat. So that you do not miss it, here is the answer:',
        action: 'Continue the conversation',
      },
      inquiry: {
        subject: 'Waiting for an answer from support: {name}',
        intro: '{name} ({email}) wrote to support and nobody has read it yet:',
        action: 'Answer in the chat',
      },
      contact: {
        subject: 'A message from the contact page: {topic}',
        intro: '{name} ({email}) wrote from the contact page:',
        note: 'An answer to this mail goes straight to whoever wrote it.',
      },
    },
  },
});
