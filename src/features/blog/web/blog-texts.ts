import { texts } from '#i18n/texts.ts';

export const blogTexts = texts('blogPages', {
  head: {
    title: ['הבלוג · נגיעה', 'Blog · Negia'],
    description: [
      'מדריכים קצרים ומעשיים לבעלי עסקים: כרטיס דיגיטלי, NFC, ‏QR, וואטסאפ, פניות ומה שהחוק מבקש.',
      'Short, practical guides for small businesses: digital cards, NFC, QR, WhatsApp, inquiries and what the law requires.',
    ],
    post: ['{title} · נגיעה', '{title} · Negia'],
    lost: ['הפוסט לא נמצא · נגיעה', 'Post not found · Negia'],
  },
  list: {
    badge: ['הבלוג', 'The blog'],
    title: ['דברים שעוזרים לעסק קטן', 'Things that help a small business'],
    lead: [
      'מדריכים קצרים, בלי סיסמאות: מה לעשות, באיזה סדר, וכמה זמן זה לוקח.',
      'Short guides without slogans: what to do, in what order, and how long it takes.',
    ],
    search: ['חיפוש בבלוג', 'Search the blog'],
    placeholder: ['מה מחפשים?', 'What are you looking for?'],
    clear: ['ניקוי החיפוש', 'Clear the search'],
    topics: ['נושאים', 'Topics'],
    all: ['הכול', 'All'],
    newest: ['פוסטים', 'Posts'],
    displayed: [
      '{count, plural, =0 {לא נמצאו פוסטים} one {פוסט אחד} two {שני פוסטים} other {# פוסטים}}',
      '{count, plural, =0 {No posts found} one {# post} other {# posts}}',
    ],
    atLeast: [
      '{count, plural, one {פוסט אחד לפחות} two {שני פוסטים לפחות} other {# פוסטים לפחות}}',
      '{count, plural, one {At least # post} other {At least # posts}}',
    ],
    more: ['עוד פוסטים', 'More posts'],
    loading: ['טוענים את הפוסטים', 'Loading posts'],
    failed: [
      'לא הצלחנו לטעון את הפוסטים. נסו שוב בעוד רגע.',
      'We couldn’t load the posts. Please try again in a moment.',
    ],
    moreFailed: [
      'לא הצלחנו לטעון עוד פוסטים. בדקו את החיבור ונסו שוב.',
      'We couldn’t load more posts. Check your connection and try again.',
    ],
    none: {
      title: ['לא מצאנו פוסט כזה', 'No matching posts'],
      text: ['נסו מילה אחרת, או חזרו לכל הפוסטים.', 'Try another word, or go back to all posts.'],
      action: ['לכל הפוסטים', 'All posts'],
    },
    empty: {
      title: ['כאן יהיו פוסטים', 'Posts will appear here'],
      text: [
        'עוד לא פרסמנו כאן כלום. בינתיים אפשר להציץ בכרטיסים לדוגמה.',
        'Nothing has been published here yet. Meanwhile, have a look at the example cards.',
      ],
      action: ['לכרטיסים לדוגמה', 'Example cards'],
    },
  },
  other: { text: ['קוראים גם אנגלית?', 'Do you read Hebrew?'], link: ['לפוסטים באנגלית', 'To the posts in Hebrew'] },
  post: {
    back: ['לכל הפוסטים', 'All posts'],
    minutes: [
      '{count, plural, one {דקת קריאה אחת} two {שתי דקות קריאה} other {# דקות קריאה}}',
      '{count, plural, one {# minute read} other {# minute read}}',
    ],
    contents: ['מה יש כאן', 'In this post'],
    tags: ['נושאים', 'Topics'],
    share: ['שיתוף הפוסט', 'Share this post'],
    whatsapp: ['שליחה בוואטסאפ', 'Send on WhatsApp'],
    copy: ['העתקת קישור', 'Copy link'],
    system: ['שיתוף', 'Share'],
    related: ['אולי יעניין אתכם גם', 'You may also like'],
    failed: [
      'לא הצלחנו לטעון את הפוסט. נסו שוב בעוד רגע.',
      'We couldn’t load this post. Please try again in a moment.',
    ],
  },
  lost: {
    title: ['הפוסט לא נמצא', 'Post not found'],
    text: [
      'אולי הקישור השתנה, ואולי הורדנו את הפוסט. אלה הפוסטים החדשים שלנו:',
      'The link may have changed, or we took the post down. These are our newest:',
    ],
    bare: ['אולי הקישור השתנה, ואולי הורדנו את הפוסט.', 'The link may have changed, or we took the post down.'],
  },
  call: {
    title: ['ומה עם הכרטיס שלכם?', 'And your own card?'],
    text: [
      'בונים כרטיס ביקור דיגיטלי בכמה דקות ומשתפים אותו עוד היום. 14 ימים בחינם, בלי כרטיס אשראי.',
      'Build a digital business card in a few minutes and share it today. 14 days free, no credit card.',
    ],
    register: ['ליצור כרטיס בחינם', 'Build a card for free'],
    examples: ['לדוגמאות', 'See examples'],
    dashboard: ['לכרטיסים שלי', 'My cards'],
    own: [
      'יש לכם כמה דקות? זה זמן טוב ליישם משהו ממה שקראתם.',
      'Got a few minutes? It’s a good time to try something you’ve just read.',
    ],
  },
  publisher: ['נגיעה', 'Negia'],
});
