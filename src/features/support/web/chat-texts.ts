import { texts } from '#i18n/texts.ts';

/** Texts of the floating chat, for owners and admins. */
export const chatTexts = texts('chat', {
  launcher: { label: ['צ׳אט עם התמיכה', 'Chat with support'], many: ['99+', '99+'] },
  window: {
    title: ['התמיכה של נגיעה', 'Negia support'],
    adminTitle: ['שיחות עם לקוחות', 'Conversations with customers'],
    minimize: ['מזעור הצ׳אט', 'Minimise the chat'],
    expand: ['הרחבת הצ׳אט', 'Expand the chat'],
    close: ['סגירת הצ׳אט', 'Close the chat'],
    dark: ['מצב כהה', 'Dark mode'],
    unread: [
      '{count, plural, one {הודעה אחת שלא נקראה} two {שתי הודעות שלא נקראו} other {# הודעות שלא נקראו}}',
      '{count, plural, one {one unread message} other {# unread messages}}',
    ],
  },
  status: { open: ['פתוחה', 'Open'], closed: ['סגורה', 'Closed'], label: ['מצב השיחה:', 'Conversation:'] },
  level: { basic: ['תמיכה בסיסית', 'Basic support'], full: ['תמיכה מלאה', 'Full support'] },
  welcome: {
    visitor: ['שלום, כאן התמיכה של נגיעה.', 'Hello, this is Negia support.'],
    named: ['שלום {name}, כאן התמיכה של נגיעה.', 'Hello {name}, this is Negia support.'],
    visitorNext: [
      'אחרי ההרשמה אפשר לדבר איתנו ממש כאן. יש שאלה כבר עכשיו? כתבו לנו מעמוד יצירת הקשר.',
      'Once you have an account you can talk to us right here. A question right now? Use the contact page.',
    ],
    userNext: [
      'התשובות שלנו יופיעו כאן. כדי לשאול משהו, פתחו פנייה למטה.',
      'Our answers will show up here. To ask something, open an inquiry below.',
    ],
    writerNext: [
      'כתבו לנו מה צריך, ונענה ממש כאן. אפשר גם לצאת מהעמוד: התשובה תחכה לכם.',
      'Tell us what you need and we will answer right here. You can leave the page: the answer will wait.',
    ],
    demoNext: [
      'ככה נראה הצ׳אט עם התמיכה. בחשבון משלכם הוא מחכה גם לכם.',
      'This is what the chat with support looks like. In your own account it is there for you too.',
    ],
  },
  /** Default ticket subjects set by the server when the user entered none. */
  subject: { plain: ['פנייה חדשה', 'New inquiry'], fromSupport: ['הודעה מהתמיכה', 'A message from support'] },
  thanks: [
    'תודה על פנייתך. ההודעה התקבלה, והתשובה תופיע כאן בהקדם.',
    'Thank you for your message. We have it, and the answer will show up here soon.',
  ],
  log: {
    label: ['השיחה', 'The conversation'],
    you: ['אתם', 'You'],
    by: ['\u2068{name}\u2069: \u2068{text}\u2069', '\u2068{name}\u2069: \u2068{text}\u2069'],
    support: ['התמיכה', 'Support'],
    today: ['היום', 'Today'],
    yesterday: ['אתמול', 'Yesterday'],
    automatic: ['מענה אוטומטי', 'Automatic reply'],
    sending: ['נשלחת…', 'Sending…'],
    failed: ['לא נשלחה', 'Not sent'],
    retry: ['לנסות שוב', 'Try again'],
    drop: ['הסרה', 'Remove'],
    fresh: ['הודעות חדשות', 'New messages'],
    closed: ['השיחה הזאת נסגרה', 'This conversation was closed'],
    subject: ['נושא: {subject}', 'Subject: {subject}'],
    older: ['הודעות קודמות', 'Earlier messages'],
    loading: ['טוענים את השיחה', 'Loading the conversation'],
    unread: ['לא הצלחנו לטעון את השיחה', 'We could not load the conversation'],
    reload: ['לנסות שוב', 'Try again'],
  },
  box: {
    label: ['ההודעה שלכם', 'Your message'],
    placeholder: ['כתבו הודעה…', 'Write a message…'],
    send: ['שליחה', 'Send'],
    hint: ['Enter שולח, Shift+Enter יורד שורה', 'Enter sends, Shift+Enter starts a new line'],
    remaining: [
      '{count, plural, =0 {לא נשארו תווים} one {נשאר תו אחד} two {נשארו שני תווים} other {נשארו # תווים}}',
      '{count, plural, =0 {No characters left} one {One character left} other {# characters left}}',
    ],
    reopens: [
      'השיחה סגורה. הודעה מכם תפתח אותה מחדש כפנייה חדשה.',
      'This conversation is closed. A message from you reopens it as a new inquiry.',
    ],
  },
  visitor: {
    title: ['כדי לכתוב לנו בצ׳אט צריך חשבון', 'You need an account to chat with us'],
    text: ['ההרשמה חינם ולוקחת דקה.', 'Signing up is free and takes a minute.'],
    register: ['הרשמה', 'Sign up'],
    contact: ['פנייה אלינו בלי הרשמה', 'Write to us without an account'],
  },
  user: {
    title: ['הצ׳אט כאן לקריאה בלבד', 'The chat is view-only here'],
    text: [
      'עם מנוי אפשר לכתוב לנו כאן ישירות ולקבל תמיכה מלאה.',
      'With a subscription you write to us right here and get full support.',
    ],
    upgrade: ['שדרוג', 'Upgrade'],
    ticket: ['פתיחת פנייה', 'Open an inquiry'],
  },
  demo: {
    title: ['בחשבון ההדגמה הצ׳אט לקריאה בלבד', 'In the demo account the chat is view-only'],
    text: [
      'חשבון ההדגמה נמחק אחרי שעתיים, אז לא יהיה למי לענות. פתחו חשבון משלכם ודברו איתנו.',
      'The demo account is deleted after two hours, so there would be no one to reply to. Open your own account and talk to us.',
    ],
    register: ['פתיחת חשבון', 'Open an account'],
  },
  closed: {
    title: ['השיחה סגורה', 'This conversation is closed'],
    text: [
      'צריכים עוד משהו? פתחו פנייה חדשה ונמשיך משם.',
      'Need anything else? Open a new inquiry and we’ll continue from there.',
    ],
    action: ['פתיחת פנייה חדשה', 'Open a new inquiry'],
  },
  ticket: {
    title: ['פנייה חדשה', 'New inquiry'],
    subject: ['נושא', 'Subject'],
    subjectHint: ['במה מדובר, בכמה מילים', 'What it’s about, in a few words'],
    content: ['במה אפשר לעזור?', 'How can we help?'],
    empty: ['כתבו משהו לפני ששולחים', 'Write something before you send'],
    send: ['שליחת הפנייה', 'Send the inquiry'],
    cancel: ['ביטול', 'Cancel'],
    opened: [
      'פתחנו לכם פנייה. התשובה תופיע כאן בצ׳אט.',
      'Your inquiry is open. The answer will show up here in the chat.',
    ],
  },
  admin: {
    back: ['לכל השיחות', 'All conversations'],
    close: ['סגירת השיחה', 'Close conversation'],
    reopen: ['פתיחה מחדש', 'Reopen'],
    filter: ['אילו שיחות להציג', 'Which conversations to show'],
    open: ['פתוחות', 'Open'],
    all: ['הכול', 'All'],
    search: ['חיפוש בשיחות', 'Search the conversations'],
    searchHint: ['שם או מילה מההודעה האחרונה', 'A name or a word from the last message'],
    more: ['הצגת עוד שיחות', 'Show more conversations'],
    clear: ['ניקוי החיפוש', 'Clear the search'],
    noneTitle: ['אין שיחות', 'No conversations'],
    noneText: [
      'כשלקוחות יכתבו לתמיכה, השיחות יופיעו כאן.',
      'When customers write to support, their conversations show up here.',
    ],
    allDoneTitle: ['אין שיחות פתוחות', 'No open conversations'],
    allDoneText: ['כל הפניות טופלו.', 'Every inquiry has been handled.'],
    notFound: ['לא מצאנו שיחה כזאת', 'No matching conversation found'],
    loading: ['טוענים את השיחות', 'Loading the conversations'],
    failed: ['לא הצלחנו לטעון את השיחות', 'We could not load the conversations'],
  },
  toast: {
    sent: ['ההודעה נשלחה', 'Message sent'],
    sendFailed: ['שגיאה בשליחת ההודעה', 'The message could not be sent'],
    isClosed: ['השיחה סגורה', 'This conversation is closed'],
    isClosedText: [
      'לא ניתן לשלוח הודעות חדשות בשיחה שנסגרה. אנא פתח קריאת שירות חדשה.',
      'New messages cannot be sent in a closed conversation. Please open a new inquiry.',
    ],
    closed: ['השיחה נסגרה', 'Conversation closed'],
    closeFailed: ['שגיאה בסגירת השיחה', 'The conversation could not be closed'],
    reopened: ['השיחה נפתחה מחדש', 'Conversation reopened'],
    reopenFailed: ['שגיאה בפתיחת השיחה מחדש', 'The conversation could not be reopened'],
  },
});
