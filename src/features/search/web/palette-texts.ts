import { texts } from '#i18n/texts.ts';

export const paletteTexts = texts('palette', {
  title: ['חיפוש בכל מערכת הניהול', 'Search all of the administration'],
  placeholder: ['שם, מייל, טלפון, מספר או קוד', 'Name, email, phone, number or code'],
  list: ['תוצאות', 'Results'],
  searching: ['מחפשים…', 'Searching…'],
  count: [
    '{count, plural, one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}}',
    '{count, plural, one {One result} other {# results}}',
  ],
  recent: ['נפתחו לאחרונה', 'Recently opened'],
  hint: ['מה אפשר לחפש כאן', 'What you can search for'],
  kinds: {
    users: ['משתמשים', 'Users'],
    profiles: ['כרטיסים', 'Cards'],
    orders: ['הזמנות כרטיסים', 'Card orders'],
    tags: ['שבבים', 'Chips'],
    payments: ['תשלומים', 'Payments'],
    invoices: ['חשבוניות', 'Invoices'],
    coupons: ['קופונים', 'Coupons'],
    conversations: ['שיחות', 'Conversations'],
    posts: ['פוסטים', 'Posts'],
  },
  by: {
    users: ['שם, מייל או שם משתמש', 'Name, email or username'],
    profiles: ['שם, כתובת, מייל או טלפון', 'Name, address, email or phone'],
    orders: ['מספר, שם או טלפון', 'Number, name or phone'],
    tags: ['קוד, שם או סדרה', 'Code, name or batch'],
    payments: ['מספר, מזהה בסליקה או שם', 'Number, reference or name'],
    invoices: ['מספר, שם או ח״פ', 'Number, name or tax ID'],
    coupons: ['קוד או הערה', 'Code or note'],
    conversations: ['שם או מייל של הלקוח', 'Customer’s name or email'],
    posts: ['מילים מתוך הפוסט', 'Words in the post'],
  },
  nothing: {
    title: ['לא מצאנו את {q}', 'Nothing found for {q}'],
    text: [
      'בדקו את האיות, או נסו מייל, טלפון או מספר.',
      'Check the spelling, or try an email, a phone or an order number.',
    ],
    role: ['חיפשנו רק במדורים שפתוחים לתפקיד שלכם.', 'Only sections that your role can see were searched.'],
  },
  failed: { title: ['החיפוש לא הצליח', 'The search failed'], retry: ['לנסות שוב', 'Try again'] },
  keys: { move: ['מעבר', 'Move'], open: ['פתיחה', 'Open'], close: ['סגירה', 'Close'] },
});
