import { texts } from '#i18n/texts.ts';

export const dashboardTexts = texts('dashboard', {
  title: ['לוח בקרה', 'Dashboard'],
  hello: {
    morning: ['בוקר טוב, {name}', 'Good morning, {name}'],
    noon: ['צהריים טובים, {name}', 'Good afternoon, {name}'],
    evening: ['ערב טוב, {name}', 'Good evening, {name}'],
    night: ['שלום, {name}', 'Hello, {name}'],
  },
  unverified: {
    title: ['המייל שלכם עוד לא אומת', 'Your email is not confirmed yet'],
    text: [
      'שלחנו קישור אל {email}. פתחו אותו כדי שפרטי הפניות יגיעו אליכם גם במייל.',
      'We sent a link to {email}. Open it, and the details of your leads will reach you by email too.',
    ],
    resend: ['שליחה חוזרת', 'Send again'],
    change: ['החלפת הכתובת', 'Change address'],
    failed: ['המייל לא נשלח', 'The email was not sent'],
  },
  updates: {
    start: [
      'כיף שבאתם. מתחילים בכרטיס אחד, וזה לוקח כמה דקות.',
      'Good to have you here. It starts with one card, and takes a few minutes.',
    ],
    draft: [
      'הכרטיס שלכם כמעט מוכן. נשאר רק לפרסם אותו.',
      'Your card is almost ready. All that is left is to publish it.',
    ],
    suspended: [
      'הכרטיס שלכם מושעה כרגע, ומבקרים לא רואים אותו. הסיבה כתובה לידו.',
      'Your card is suspended for now, and visitors cannot see it. The reason is shown next to it.',
    ],
    hidden: [
      'הכרטיס שלכם לא באוויר כרגע. כל מה שכתבתם שמור.',
      'Your card is not live right now. Everything you wrote is saved.',
    ],
    quiet: [
      'הכרטיס באוויר. שלחו אותו למישהו, וכאן תראו מה קורה.',
      'Your card is live. Send it to someone, and see here what happens.',
    ],
    record: [
      'אתמול {count, plural, one {הייתה לכם צפייה אחת} two {היו לכם שתי צפיות} other {היו לכם # צפיות}}. זה השיא של החודש האחרון!',
      'You had {count, plural, one {# view} other {# views}} yesterday. The best day of the last month!',
    ],
    yesterday: [
      'אתמול {count, plural, one {הייתה לכם צפייה אחת} two {היו לכם שתי צפיות} other {היו לכם # צפיות}}.',
      'You had {count, plural, one {# view} other {# views}} yesterday.',
    ],
    today: [
      'היום כבר {count, plural, one {הייתה לכם צפייה אחת} two {היו לכם שתי צפיות} other {היו לכם # צפיות}}.',
      'You already had {count, plural, one {# view} other {# views}} today.',
    ],
    week: [
      'בשבוע האחרון {count, plural, one {הייתה לכם צפייה אחת} two {היו לכם שתי צפיות} other {היו לכם # צפיות}}.',
      'You had {count, plural, one {# view} other {# views}} in the last week.',
    ],
  },
  loading: ['טוענים את לוח הבקרה', 'Loading the dashboard'],
  failed: {
    title: ['לא הצלחנו לטעון את הנתונים', 'We could not load the figures'],
    cards: ['לא הצלחנו לטעון את הכרטיסים', 'We could not load the cards'],
  },
  add: ['כרטיס דיגיטלי חדש', 'New digital card'],
  share: ['שיתוף', 'Share'],
  figures: {
    title: ['השבוע במספרים', 'The week in numbers'],
    views: ['צפיות השבוע', 'Views this week'],
    saves: ['שמירות באנשי הקשר', 'Contact saves'],
    leads: ['פניות השבוע', 'Leads this week'],
    taps: ['נגיעות NFC', 'NFC taps'],
    clicks: ['לחיצות בכרטיס', 'Clicks on the card'],
  },
  views: {
    title: [
      '{count, plural, one {צפיות היום} two {צפיות ביומיים האחרונים} other {צפיות ב־# הימים האחרונים}}',
      '{count, plural, one {Views today} other {Views in the last # days}}',
    ],
    all: ['לסטטיסטיקה המלאה', 'All statistics'],
    today: ['היום', 'Today'],
    none: [
      'עוד אין צפיות. ברגע שמישהו יפתח את הכרטיס, הקו יתחיל לעלות.',
      'No views yet. As soon as someone opens the card, this line starts to climb.',
    ],
    off: [
      'הכרטיס לא באוויר. כשיחזור, הצפיות יופיעו כאן.',
      'Your card is not live. Once it is back, its views show up here.',
    ],
    quiet: [
      'בימים האלה לא היו צפיות. שלחו את הכרטיס, והקו יזוז.',
      'No views in these days. Send the card, and the line will move.',
    ],
  },
  leads: {
    title: ['פניות אחרונות', 'Newest leads'],
    all: ['לכל הפניות', 'All leads'],
    none: [
      'כאן יופיעו הפניות שמשאירים לכם בכרטיס, ואפשר לחייג או לכתוב בוואטסאפ בלחיצה.',
      'Leads from your card will appear here, one click away from a call or WhatsApp.',
    ],
  },
  orders: {
    title: ['הזמנות פעילות', 'Active orders'],
    all: ['לכל ההזמנות', 'All orders'],
    by: ['אצלכם עד {day}', 'With you by {day}'],
  },
  profiles: {
    title: [
      '{count, plural, one {הכרטיס שלי} other {הכרטיסים שלי}}',
      '{count, plural, one {My card} other {My cards}}',
    ],
    all: ['לכל הכרטיסים', 'All cards'],
    preview: ['תצוגה של הכרטיס: {name}', 'Preview of the card: {name}'],
    untitled: ['כרטיס בלי שם', 'Unnamed card'],
    edit: ['עריכת ״{name}״', 'Edit {name}'],
    qr: ['קוד QR של ״{name}״', 'QR code for {name}'],
    copy: ['העתקת הקישור של ״{name}״', 'Copy the link to {name}'],
    share: ['שיתוף ״{name}״', 'Share {name}'],
    finish: ['המשך ופרסום', 'Finish and publish'],
    changes: ['יש שינויים שלא פורסמו', 'Has unpublished changes'],
  },
  steps: {
    title: ['הצעד הבא', 'Your next step'],
    done: ['{done} מתוך {all}', '{done} of {all}'],
    progress: ['כמה צעדים כבר עשיתם', 'How many steps are done'],
    made: {
      title: ['יוצרים כרטיס', 'Create a card'],
      text: ['שם, טלפון ועיצוב. כל השאר אפשר להוסיף אחר כך.', 'A name, a phone and a design. The rest can come later.'],
      act: ['ליצור כרטיס', 'Create a card'],
    },
    published: {
      title: ['מפרסמים את הכרטיס', 'Publish the card'],
      text: [
        'עד הפרסום רק אתם רואים אותו. אפשר לשנות הכול גם אחר כך.',
        'Until then only you can see it. Everything can still change later.',
      ],
      act: ['המשך ופרסום', 'Finish and publish'],
    },
    shared: {
      title: ['שולחים למישהו אחד', 'Send it to one person'],
      text: [
        'ללקוחה, לחבר, לקבוצה בוואטסאפ. הצפייה הראשונה תופיע כאן.',
        'A customer, a friend, a WhatsApp group. The first view will show up here.',
      ],
      act: ['שיתוף הכרטיס', 'Share the card'],
    },
    firstLead: {
      title: ['מקבלים פנייה ראשונה', 'Get a first lead'],
      text: [
        'מי שמשאיר פרטים בכרטיס מופיע כאן מיד. כדאי לבדוק שהטופס שואל את מה שחשוב לכם.',
        'Anyone who leaves details on the card shows up here right away. Check that the form asks what matters to you.',
      ],
      act: ['לטופס הפנייה', 'To the contact form'],
    },
  },
  start: {
    title: ['הכרטיס הראשון שלכם מחכה', 'Your first card is waiting'],
    text: [
      'כותבים שם וטלפון, בוחרים עיצוב, ויש לכם כרטיס ביקור שנפתח בכל טלפון.',
      'Enter a name and a phone number, pick a design, and you have a business card that opens on any phone.',
    ],
    action: ['ליצור כרטיס', 'Create a card'],
    examples: ['קודם לראות דוגמאות', 'See examples first'],
  },
  plan: {
    label: ['החבילה שלי', 'My plan'],
    staff: ['חשבון צוות', 'Staff account'],
    staffText: [
      'הכול פתוח, בלי תשלום ובלי תאריך סיום.',
      'Everything is included, free of charge and with no end date.',
    ],
    trial: ['תקופת ניסיון', 'Free trial'],
    left: [
      '{count, plural, one {נשאר יום אחד} two {נשארו יומיים} other {נשארו # ימים}} מתוך {all}',
      '{count, plural, one {# day} other {# days}} left of {all}',
    ],
    leftOfExtended: ['נשארו {count} ימים', '{count} days left'],
    afterComplimentary: [
      'אחר כך החבילה שקיבלתם במתנה, עד {date}.',
      'After that, the plan you were given, until {date}.',
    ],
    after: [
      'אחר כך הכרטיס הראשי נשאר באוויר, בחבילה הבסיסית.',
      'After that your primary card stays live, on the Basic plan.',
    ],
    basic: ['החבילה הבסיסית', 'Basic plan'],
    basicText: ['כרטיס אחד באוויר, בלי הגבלת זמן.', 'One card live, for as long as you like.'],
    advanced: ['חבילה מתקדמת', 'Advanced plan'],
    pro: ['חבילה מקצועית', 'Pro plan'],
    says: {
      active: ['המנוי מתחדש ב־{date}.', 'Renews on {date}.'],
      past_due: [
        'החיוב האחרון לא עבר. הכול ממשיך לעבוד עד {date}.',
        'The last charge did not go through. Everything works until {date}.',
      ],
      cancelled: ['פעיל עד {date}, ולא מתחדש.', 'Active until {date}, and does not renew.'],
      complimentary: ['החבילה שלכם במתנה עד {date}, בלי תשלום.', 'Yours as a gift until {date}, free of charge.'],
      after: {
        trial: [
          'המנוי ששילמתם עליו מתחיל ב־{date}, כשתקופת הניסיון נגמרת.',
          'The subscription you paid for starts on {date}, when your trial ends.',
        ],
        complimentary: [
          'המנוי ששילמתם עליו מתחיל ב־{date}, כשהמתנה נגמרת.',
          'The subscription you paid for starts on {date}, when your gift ends.',
        ],
      },
    },
    upgrade: ['שדרוג', 'Upgrade'],
    choose: ['לבחירת חבילה', 'Choose a plan'],
    renew: ['הפעלת חידוש אוטומטי', 'Turn on auto-renewal'],
    settle: ['עדכון אמצעי התשלום', 'Update payment method'],
  },
});
