import { texts } from '#i18n/texts.ts';

export const plansTexts = texts('plans', {
  leaving: {
    title: ['החשבון מחכה למחיקה', 'Your account is waiting to be deleted'],
    text: ['כדי לבחור חבילה, השאירו קודם את החשבון.', 'To choose a plan, keep the account first.'],
    keep: ['להשארת החשבון', 'Keep the account'],
  },
  title: ['המנוי שלי', 'My subscription'],
  lead: ['מה יש לכם עכשיו, ומה אפשר לבחור.', 'What you have now, and what you can choose.'],
  loading: ['טוענים את המנוי', 'Loading your subscription'],
  failed: ['לא הצלחנו לטעון את המנוי', 'We could not load your subscription'],
  none: {
    title: ['אין כרגע חבילות למכירה', 'No plans are on sale right now'],
    text: [
      'אנחנו מעדכנים את החבילות. מה שכבר יש לכם ממשיך לעבוד כרגיל.',
      'We are updating the plans. What you already have keeps working as usual.',
    ],
  },
  demo: {
    title: ['זה חשבון הדגמה', 'This is a demo account'],
    text: [
      'אפשר לראות הכול, אבל אי אפשר לשלם או לשנות מנוי. בחשבון משלכם מתחילים בניסיון חינם.',
      'You can see everything, but not pay or change a subscription. An account of your own starts with a free trial.',
    ],
  },
  now: {
    label: ['החבילה שלכם עכשיו', 'Your current plan'],
    staff: ['חשבון צוות', 'Staff account'],
    trial: ['ניסיון חינם: {name}', 'Free trial: {name}'],
    free: ['החבילה הבסיסית', 'The Basic plan'],
    plan: ['חבילה ״{name}״', 'The {name} plan'],
    monthly: ['מנוי חודשי', 'Billed monthly'],
    yearly: ['מנוי שנתי', 'Billed yearly'],
    wallet: ['לארנק ולחשבוניות', 'Wallet and invoices'],
    cancel: ['ביטול המנוי', 'Cancel subscription'],
    cancelBack: ['ביטול והחזר כספי', 'Cancel and get a refund'],
  },
  states: {
    staff: ['הכול פתוח', 'Everything included'],
    trial: ['בתקופת ניסיון', 'On trial'],
    complimentary: ['במתנה', 'A gift'],
    active: ['פעיל', 'Active'],
    past_due: ['החיוב לא עבר', 'Charge failed'],
    cancelled: ['לא יתחדש', 'Will not renew'],
    expired: ['הסתיים', 'Ended'],
    none: ['בחינם', 'Free'],
  },
  says: {
    staff: [
      'מנהלי המערכת מקבלים את כל מה שבחבילה ״{name}״, בלי תשלום ובלי תאריך סיום. אין מה לקנות.',
      'Admins have everything in the {name} plan, free of charge and with no end date. There is nothing to buy.',
    ],
    trial: [
      '{count, plural, one {נשאר יום אחד} two {נשארו יומיים} other {נשארו # ימים}}, עד {date}. אחר כך הכרטיס הראשי נשאר באוויר בחבילה הבסיסית.',
      '{count, plural, one {# day} other {# days}} left, until {date}. After that your primary card stays live on the Basic plan.',
    ],
    trialLasts: ['תקופת הניסיון נמשכת עד {date}.', 'Your trial runs until {date}.'],
    afterwards: {
      monthly: [
        'אחר כך מתחיל המנוי ששילמתם עליו: החבילה ״{name}״, בתשלום חודשי.',
        'Then the subscription you paid for starts: the {name} plan, billed monthly.',
      ],
      yearly: [
        'אחר כך מתחיל המנוי ששילמתם עליו: החבילה ״{name}״, בתשלום שנתי.',
        'Then the subscription you paid for starts: the {name} plan, billed yearly.',
      ],
    },
    buyStarts: {
      trial: [
        'אפשר לקנות מנוי כבר עכשיו: הוא מתחיל ב־{date}, כשתקופת הניסיון נגמרת.',
        'You can already buy a subscription: it starts on {date}, when your trial ends.',
      ],
      complimentary: [
        'אפשר לקנות מנוי כבר עכשיו: הוא מתחיל ב־{date}, אחרי המתנה.',
        'You can already buy a subscription: it starts on {date}, after your gift.',
      ],
    },
    buyStartsNow: [
      'אפשר גם לקנות מנוי: הוא מתחיל ביום הקנייה.',
      'You can still buy a subscription: it starts on the day you buy it.',
    ],
    next: ['החיוב הבא: {amount} ב־{date}.', 'Next charge: {amount} on {date}.'],
    until: [
      'הכול פעיל עד {date}. אחר כך לא יהיו חיובים נוספים.',
      'Everything is active until {date}. After that there will be no more charges.',
    ],
    leaving: [
      'החשבון יימחק ב־{date}. עד אז לא נחייב אתכם, והמנוי לא יתחדש.',
      'Your account will be deleted on {date}. Until then you will not be charged, and the subscription will not renew.',
    ],
    leavingUnpaid: [
      'החשבון יימחק ב־{date}. עד אז הכרטיסים לא מוצגים למבקרים, ולא נחייב אתכם.',
      'Your account will be deleted on {date}. Until then visitors see none of your cards, and you will not be charged.',
    ],
    pastDue: [
      'הכול ממשיך לעבוד עד {date}, וננסה לחייב שוב. כדי לא לחכות, אפשר לעדכן את אמצעי התשלום בארנק.',
      'Everything keeps working until {date}, and we will try the charge again. To settle it now, update your payment method in the wallet.',
    ],
    free: ['כרטיס אחד באוויר, בלי הגבלת זמן.', 'One live card, for as long as you like.'],
    expired: [
      'המנוי הקודם הסתיים. הכרטיס הראשי באוויר, ומה שלא כלול בחבילה שמור ומחכה לכם.',
      'Your last subscription has ended. Your primary card is live, and what the plan does not include is saved for you.',
    ],
    complimentary: [
      'החבילה שלכם במתנה עד {date}, בלי תשלום. אחר כך הכרטיס הראשי נשאר באוויר בחבילה הבסיסית.',
      'This plan is yours as a gift until {date}, free of charge. After that your primary card stays live on the Basic plan.',
    ],
    trialThenComplimentary: [
      '{count, plural, one {נשאר יום אחד} two {נשארו יומיים} other {נשארו # ימים}}, עד {date}. אחר כך החבילה ״{name}״ שלכם במתנה עד {end}.',
      '{count, plural, one {# day} other {# days}} left, until {date}. After that the {name} plan is yours as a gift until {end}.',
    ],
    complimentaryPaid: ['עד {date} החבילה ״{name}״ שלכם במתנה.', 'The {name} plan is yours as a gift until {date}.'],
    continues: ['המנוי ששילמתם עליו ממשיך כרגיל.', 'The subscription you paid for continues as usual.'],
  },
  scheduled: {
    title: ['ב־{date} תעברו לחבילה ״{name}״', 'On {date} you move to the {name} plan'],
    monthly: [
      'מאותו יום תשלמו {price} לחודש. עד אז הכול נשאר כמו שהוא.',
      'From then on you pay {price} a month. Until then everything stays as it is.',
    ],
    yearly: [
      'מאותו יום תשלמו {price} לשנה. עד אז הכול נשאר כמו שהוא.',
      'From then on you pay {price} a year. Until then everything stays as it is.',
    ],
    undo: ['ביטול המעבר', 'Cancel the change'],
    undone: ['המעבר בוטל, ונשארים בחבילה הנוכחית', 'The change is cancelled: you stay on your current plan'],
  },
  choose: ['החבילות', 'Plans'],
  marks: {
    own: ['החבילה שלכם', 'Your plan'],
    next: ['החבילה הבאה שלכם', 'Your next plan'],
    trial: ['בניסיון עכשיו', 'On trial now'],
    complimentary: ['שלכם במתנה', 'Yours as a gift'],
    chosen: ['הבחירה שלכם', 'Your choice'],
  },
  actions: {
    buy: ['לבחור בחבילה ״{name}״', 'Choose {name}'],
    upgrade: ['לשדרג לחבילה ״{name}״', 'Upgrade to {name}'],
    longer: ['לעבור לתשלום שנתי', 'Switch to yearly billing'],
    schedule: ['לעבור לחבילה ״{name}״', 'Move to {name}'],
    shorter: ['לעבור לתשלום חודשי', 'Switch to monthly billing'],
    own: ['זו החבילה שלכם', 'This is your plan'],
    bought: ['כבר שילמתם עליה', 'Already paid for'],
    keep: ['להישאר בחבילה ״{name}״', 'Stay on {name}'],
    cancel: ['לחזור לחבילה הבסיסית', 'Go back to the Basic plan'],
    payFirst: ['לעדכן את אמצעי התשלום', 'Update payment method'],
  },
  hints: {
    upgrade: ['משלמים רק את ההפרש', 'You pay only the difference'],
    schedule: ['בסוף התקופה, ב־{date}', 'At the end of the period, on {date}'],
    cancel: ['בסוף התקופה, ב־{date}', 'At the end of the period, on {date}'],
    cancelNow: ['ביטול המנוי, עם החזר כספי', 'Cancels the subscription, with a refund'],
    scheduled: {
      monthly: ['בתשלום חודשי, החל ב־{date}', 'Billed monthly, from {date}'],
      yearly: ['בתשלום שנתי, החל ב־{date}', 'Billed yearly, from {date}'],
    },
    complimentary: ['כלול במתנה שלכם עד {date}', 'Part of your gift until {date}'],
    later: ['מ־{date}, אם לא תבחרו אחרת', 'From {date}, unless you choose otherwise'],
    wait: ['אפשר לבחור כשהמנוי יסתיים, ב־{date}', 'You can choose it when your subscription ends, on {date}'],
    payFirst: ['קודם מסדירים את החיוב שלא עבר', 'The failed charge comes first'],
  },
  vat: ['המחירים כוללים מע״מ. אפשר לבטל בכל רגע.', 'Prices include VAT. Cancel whenever you like.'],
  change: {
    title: ['לעבור לחבילה ״{name}״?', 'Move to the {name} plan?'],
    monthly: [
      'עד {date} הכול נשאר כמו שהוא, ומאותו יום תשלמו {price} לחודש.',
      'Until {date} everything stays as it is. From then on you pay {price} a month.',
    ],
    yearly: [
      'עד {date} הכול נשאר כמו שהוא, ומאותו יום תשלמו {price} לשנה.',
      'Until {date} everything stays as it is. From then on you pay {price} a year.',
    ],
    losses: ['מה ישתנה אז:', 'What changes then:'],
    safe: [
      'שום דבר לא נמחק. מה שלא כלול בחבילה יוסתר, ויחזור אם תשדרגו.',
      'Nothing is deleted. What the plan does not include is hidden, and comes back if you upgrade.',
    ],
    confirm: ['לעבור בסוף התקופה', 'Move at the end of the period'],
    stay: ['להשאיר כמו שזה', 'Leave it as it is'],
    done: ['השינוי נקבע ל־{date}', 'The change is set for {date}'],
  },
  compare: ['מה כלול בכל חבילה', 'What each plan includes'],
});
