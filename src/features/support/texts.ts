import { texts } from '#i18n/texts.ts';

/** Texts of the support endpoints and emails. */
export const supportTexts = texts('support', {
  closed: [
    'לא ניתן לשלוח הודעות חדשות בשיחה שנסגרה. אנא פתח קריאת שירות חדשה.',
    'This conversation is closed, so no new messages can be sent. Please open a new inquiry.',
  ],
  emptyContent: ['כתבו משהו לפני ששולחים', 'Write something before you send'],
  recipient: ['בחרו שיחה לענות בה', 'Choose a conversation to answer in'],
  contact: {
    emptyMessage: ['כתבו לנו במה אפשר לעזור', 'Tell us how we can help'],
    noName: ['איך קוראים לכם?', 'What is your name?'],
    noEmail: ['לאיזו כתובת מייל לחזור אליכם?', 'Which email address should we reply to?'],
  },
  desk: {
    notStaff: ['אפשר לשייך רק למי שעונה לפניות', 'Only staff who answer customers can be assigned'],
    past: ['בחרו מועד בעתיד', 'Choose a time in the future'],
    isClosed: ['השיחה כבר נסגרה. פתחו אותה מחדש כדי לדחות אותה', 'The conversation is closed. Reopen it to snooze it'],
    notVisitor: ['ללקוח רשום עונים בצ׳אט', 'Registered customers are answered in the chat'],
    noAccount: ['אין חשבון עם כתובת המייל הזאת', 'There is no account with this email address'],
    isMerged: ['הפנייה כבר צורפה לשיחה', 'This message was already moved to a conversation'],
    unknownToken: [
      'לא ידוע לנו במה להחליף את {token}. אפשר להשתמש רק ב־{customer} וב־{agent}',
      'We do not know what {token} stands for. Only {customer} and {agent} can be used',
    ],
    tooManyReplies: [
      'יש כבר 200 תשובות מוכנות. מחקו אחת כדי להוסיף',
      'There are 200 canned replies already. Delete one to add another',
    ],
  },
  subject: { plain: ['פנייה חדשה', 'New inquiry'], fromSupport: ['הודעה מהתמיכה', 'A message from support'] },
  topic: {
    question: ['שאלה כללית', 'A general question'],
    cards: ['כרטיסי NFC והזמנות', 'NFC cards and orders'],
    payments: ['תשלומים, חשבוניות ומנוי', 'Payments, invoices and subscription'],
    password: ['סיסמה וכניסה לחשבון', 'Password and signing in'],
    accessibility: ['נגישות', 'Accessibility'],
    privacy: ['פרטיות ומידע אישי', 'Privacy and personal data'],
    other: ['נושא אחר', 'Something else'],
  },
  mail: {
    why: [
      'קיבלתם את המייל הזה כי אתם מנהלי מערכת בנגיעה.',
      'You’re getting this email because you are a Negia administrator.',
    ],
    more: [
      '{count, plural, one {ועוד הודעה אחת שמחכה בשיחה} two {ועוד שתי הודעות שמחכות בשיחה} other {ועוד # הודעות שמחכות בשיחה}}',
      '{count, plural, one {And one more message in the conversation} other {And # more messages in the conversation}}',
    ],
    reply: {
      subject: ['ענינו לכם: תשובה מהתמיכה של נגיעה', 'We answered you: a reply from Negia support'],
      title: ['ענינו לכם', 'We answered you'],
      intro: [
        'כתבנו לכם בצ׳אט של נגיעה, וכדי שלא תפספסו, הנה התשובה:',
        'We wrote to you in the Negia chat. So that you don’t miss it, here is our reply:',
      ],
      action: ['להמשך השיחה', 'Continue the conversation'],
    },
    inquiry: {
      subject: ['פנייה לתמיכה מחכה לתשובה: {name}', 'Support inquiry awaiting a reply: {name}'],
      intro: ['הפנייה הזאת עוד לא נקראה.', 'This inquiry has not been read yet.'],
      action: ['למענה בצ׳אט', 'Reply in the chat'],
    },
    answer: {
      subject: ['תשובה לפנייה שלכם: {topic}', 'An answer to your message: {topic}'],
      title: ['ענינו לכם', 'We answered you'],
      asked: ['מה שכתבתם לנו', 'What you wrote to us'],
      action: ['לפנייה נוספת', 'Write to us again'],
      why: [
        'קיבלתם את המייל הזה כי כתבתם לנו בעמוד יצירת הקשר של נגיעה.',
        'You’re getting this email because you wrote to us on Negia’s contact page.',
      ],
    },
    contact: {
      subject: ['הודעה מעמוד יצירת הקשר: {topic}', 'A message from the contact page: {topic}'],
      intro: ['מישהו כתב לנו מעמוד יצירת הקשר.', 'Someone wrote to us from the contact page.'],
      action: ['מענה במייל', 'Reply by email'],
      note: ['תשובה למייל הזה תגיע ישירות לפונה.', 'Replying to this email answers the sender directly.'],
    },
  },
  timeline: {
    opened: ['נפתחה שיחה: {subject}', 'A conversation was opened: {subject}'],
    openedByUs: ['פנינו אליהם', 'We wrote to them'],
    closed: ['השיחה נסגרה', 'The conversation was closed'],
    contact: ['הודעה מעמוד יצירת הקשר', 'A message from the contact page'],
  },
});
