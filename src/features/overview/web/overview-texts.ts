import { texts } from '#i18n/texts.ts';

export const overviewTexts = texts('overview', {
  title: ['סקירה', 'Overview'],
  lead: ['כך הולך לנגיעה. המספרים מתעדכנים פעם בדקה.', 'How Negia is doing. The numbers are updated once a minute.'],
  loading: ['אוספים את המספרים', 'Gathering the numbers'],
  failed: ['לא הצלחנו לטעון את המספרים', 'We couldn’t load the numbers'],
  range: { label: ['התקופה', 'Period'], days: ['{count} ימים', '{count} days'], year: ['שנה', 'A year'] },
  events: ['מה נספר עכשיו', 'What’s being counted now'],
  attention: {
    title: ['מחכה לכם', 'Waiting for you'],
    none: ['שום דבר לא מחכה לכם. אפשר לשתות קפה.', 'Nothing is waiting for you. Time for a coffee.'],
    mismatch: [
      '{count, plural, one {מיגרציה אחת שונה ממה שהורץ במסד הנתונים} two {שתי מיגרציות שונות ממה שהורץ במסד הנתונים} other {# מיגרציות שונות ממה שהורץ במסד הנתונים}}',
      '{count, plural, one {One migration differs from what ran in the database} other {# migrations differ from what ran in the database}}',
    ],
    waiting: [
      '{count, plural, one {מיגרציה אחת מחכה להרצה} two {שתי מיגרציות מחכות להרצה} other {# מיגרציות מחכות להרצה}}',
      '{count, plural, one {One migration is waiting to run} other {# migrations are waiting to run}}',
    ],
    issuer: [
      'בחשבוניות עוד כתוב עסק מומצא. מלאו את פרטי העסק שלכם',
      'Invoices still carry a made-up business. Fill in your own details',
    ],
    errors: [
      '{count, plural, one {תקלה אחת פתוחה} two {שתי תקלות פתוחות} other {# תקלות פתוחות}}',
      '{count, plural, one {One open error} other {# open errors}}',
    ],
    check: [
      '{count, plural, one {הזמנה אחת מחכה לבדיקה} two {שתי הזמנות מחכות לבדיקה} other {# הזמנות מחכות לבדיקה}}',
      '{count, plural, one {One order is waiting to be checked} other {# orders are waiting to be checked}}',
    ],
    problems: [
      '{count, plural, one {הזמנה אחת נתקעה במשלוח} two {שתי הזמנות נתקעו במשלוח} other {# הזמנות נתקעו במשלוח}}',
      '{count, plural, one {One order is stuck in delivery} other {# orders are stuck in delivery}}',
    ],
    late: [
      '{count, plural, one {הזמנה אחת באיחור} two {שתי הזמנות באיחור} other {# הזמנות באיחור}}',
      '{count, plural, one {One order is late} other {# orders are late}}',
    ],
    stock: [
      '{count, plural, one {חומר אחד במלאי הכרטיסים עומד להיגמר} two {שני חומרים במלאי הכרטיסים עומדים להיגמר} other {# חומרים במלאי הכרטיסים עומדים להיגמר}}',
      '{count, plural, one {Blank cards of one material are running low} other {Blank cards of # materials are running low}}',
    ],
    renewals: [
      '{count, plural, one {חיוב אחד של מנוי לא עבר} two {שני חיובים של מנויים לא עברו} other {# חיובים של מנויים לא עברו}}',
      '{count, plural, one {The charge of one subscription failed} other {The charges of # subscriptions failed}}',
    ],
    jobs: [
      '{count, plural, one {משימת רקע אחת לא הצליחה} two {שתי משימות רקע לא הצליחו} other {# משימות רקע לא הצליחו}}',
      '{count, plural, one {One background job failed} other {# background jobs failed}}',
    ],
    mails: [
      '{count, plural, one {מייל אחד לא נשלח בשבוע האחרון} two {שני מיילים לא נשלחו בשבוע האחרון} other {# מיילים לא נשלחו בשבוע האחרון}}',
      '{count, plural, one {One email was not sent in the last week} other {# emails were not sent in the last week}}',
    ],
    webhooks: [
      '{count, plural, one {פנייה אחת לא הגיעה למערכת של לקוח} two {שתי פניות לא הגיעו למערכות של לקוחות} other {# פניות לא הגיעו למערכות של לקוחות}}',
      '{count, plural, one {One lead did not reach a customer’s system} other {# leads did not reach customers’ systems}}',
    ],
    reports: [
      '{count, plural, one {כרטיס אחד דווח ומחכה להחלטה} two {שני כרטיסים דווחו ומחכים להחלטה} other {# כרטיסים דווחו ומחכים להחלטה}}',
      '{count, plural, one {One reported card waits for a decision} other {# reported cards wait for a decision}}',
    ],
    members: [
      '{count, plural, one {כרטיס אחד חדש בקהילות} two {שני כרטיסים חדשים בקהילות} other {# כרטיסים חדשים בקהילות}}',
      '{count, plural, one {One new card in the communities} other {# new cards in the communities}}',
    ],
    conversations: [
      '{count, plural, one {פנייה אחת מחכה לתשובה} two {שתי פניות מחכות לתשובה} other {# פניות מחכות לתשובה}}',
      '{count, plural, one {One conversation is waiting for an answer} other {# conversations are waiting for an answer}}',
    ],
  },
  figures: {
    label: ['המספרים', 'The numbers'],
    owners: ['נרשמו', 'Sign-ups'],
    profiles: ['כרטיסים באוויר', 'Live cards'],
    views: ['צפיות', 'Views'],
    taps: ['נגיעות NFC', 'NFC taps'],
    revenue: ['הכנסות', 'Revenue'],
    revenueNote: ['כולל מע״מ, אחרי החזרים', 'Including VAT, after refunds'],
    trials: ['עברו מניסיון לתשלום', 'Moved from trial to paying'],
    trialsNote: [
      '{share} {count, plural, one {מניסיון אחד שנגמר} two {משני ניסיונות שנגמרו} other {מ־# ניסיונות שנגמרו}}',
      '{share} of {count, plural, one {one trial that ended} other {# trials that ended}}',
    ],
    trialsNone: ['בתקופה הזאת לא נגמר שום ניסיון', 'No trial ended in this period'],
    conversations: ['שיחות פתוחות', 'Open conversations'],
    errors: ['תקלות פתוחות', 'Open errors'],
    suspended: ['משתמשים מושעים', 'Suspended users'],
    now: ['נכון לעכשיו', 'As of now'],
  },
  days: {
    title: ['יום אחר יום', 'Day by day'],
    choice: ['מה מראה הגרף', 'What the chart shows'],
    owners: ['נרשמו', 'Sign-ups'],
    views: ['צפיות', 'Views'],
    taps: ['נגיעות', 'Taps'],
    today: ['היום', 'Today'],
    chart: [
      'גרף לפי ימים. עוברים מיום ליום עם מקשי החיצים.',
      'Chart by day. Use the arrow keys to move from day to day.',
    ],
    table: ['המספרים לפי ימים', 'Numbers by day'],
    day: ['יום', 'Day'],
  },
  months: {
    title: ['הכנסות לפי חודש', 'Revenue by month'],
    text: ['שנים־עשר החודשים האחרונים, כולל מע״מ', 'The last twelve months, including VAT'],
    chart: [
      'גרף הכנסות לפי חודשים. עוברים מחודש לחודש עם מקשי החיצים.',
      'Revenue chart by month. Use the arrow keys to move from month to month.',
    ],
    table: ['הכנסות לפי חודשים', 'Revenue by month'],
    month: ['חודש', 'Month'],
    paid: ['התקבל', 'Received'],
    refunded: ['הוחזר', 'Refunded'],
    payments: ['תשלומים', 'Payments'],
    none: [
      'עוד לא התקבל תשלום. אחרי הראשון יהיה כאן גרף.',
      'No payments received yet. A chart will appear here after the first one.',
    ],
  },
  orders: {
    title: ['הזמנות לפי מצב', 'Orders by state'],
    none: ['עוד לא הוזמנו כרטיסים.', 'No cards have been ordered yet.'],
  },
});
