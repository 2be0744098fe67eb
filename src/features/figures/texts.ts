import { texts } from '#i18n/texts.ts';

/** What each figure is called and what exactly it counts, on the page and in the downloads. */
export const figuresTexts = texts('figures', {
  title: ['מדדים', 'Figures'],
  lead: [
    'שנים־עשר החודשים האחרונים. ליד כל טבלה כתוב בדיוק מה נספר בה. הצוות, חשבון ההדגמה והדוגמאות שלנו לא נספרים.',
    'The last twelve months. Beside each table it says exactly what is counted. The staff, the demo account and our examples are not.',
  ],
  loading: ['אוספים את המדדים', 'Gathering the figures'],
  failed: ['לא הצלחנו לטעון את המדדים', 'We couldn’t load the figures'],
  month: ['חודש', 'Month'],
  definitions: ['מה בדיוק נספר', 'What exactly is counted'],
  file: ['מדדים', 'figures'],
  /** Heads of columns in the downloads. */
  units: {
    money: ['{name} (₪)', '{name} (ILS)'],
    share: ['{name} (%)', '{name} (%)'],
    days: ['{name} (ימים)', '{name} (days)'],
    minutes: ['{name} (דקות)', '{name} (minutes)'],
  },
  kinds: {
    days: ['{count, plural, one {יום אחד} two {יומיים} other {# ימים}}', '{count, plural, one {# day} other {# days}}'],
    hours: ['{count, plural, one {שעה} two {שעתיים} other {# שעות}}', '{count, plural, one {# hour} other {# hours}}'],
    minutes: [
      '{count, plural, one {דקה} two {2 דקות} other {# דקות}}',
      '{count, plural, one {# minute} other {# minutes}}',
    ],
  },
  tables: {
    subscriptions: {
      title: ['מנויים', 'Subscriptions'],
      text: [
        'כמה שווים כל המנויים יחד בחודש, ומה השתנה.',
        'What all subscriptions are worth a month, and what changed.',
      ],
      file: ['מנויים', 'subscriptions'],
      none: [
        'עוד אין לקוח משלם. אחרי הראשון יהיה כאן גרף.',
        'No paying customer yet. A chart will appear after the first.',
      ],
      chart: [
        'גרף ההכנסה החודשית הקבועה. עוברים מחודש לחודש עם מקשי החיצים.',
        'Chart of the monthly recurring revenue. Use the arrow keys to move from month to month.',
      ],
    },
    conversion: {
      title: ['מהרשמה לתשלום', 'From sign-up to paying'],
      text: ['כמה נרשמו, וכמה מהם נשארו אחרי הניסיון.', 'How many signed up, and how many stayed after the trial.'],
      none: ['עוד לא נרשם אף אחד.', 'Nobody has signed up yet.'],
      file: ['הרשמה-ותשלום', 'conversion'],
    },
    cohorts: {
      title: ['כמה נשארים', 'Who stays'],
      text: [
        'מתוך מי שהפכו ללקוחות באותו חודש, החלק שעוד היו לקוחות בסוף כל חודש מאז: 0 הוא אותו חודש, 1 החודש שאחריו.',
        'Of those who became customers in a month, the share that still were at the end of each month since: 0 is that month, 1 the next.',
      ],
      file: ['נשארים', 'cohorts'],
      none: ['עוד אין לקוחות לעקוב אחריהם.', 'There are no customers to follow yet.'],
    },
    products: {
      title: ['הכנסות לפי מוצר', 'Revenue by product'],
      text: [
        'כל שנים־עשר החודשים יחד, כולל מע״מ. חידוש נספר בחבילה שלו, ומשלוח בכרטיסים שנשלחו.',
        'The twelve months together, including VAT. A renewal counts for its package, delivery for the cards it carried.',
      ],
      file: ['הכנסות-לפי-מוצר', 'products'],
      none: ['עוד לא התקבל תשלום.', 'No payment has been received yet.'],
    },
    orders: {
      title: ['זמני אספקה', 'Delivery times'],
      text: ['הזמנות של כרטיסי NFC, לפי החודש שבו שולמו.', 'Orders of NFC cards, by the month they were paid in.'],
      none: ['עוד לא שולמה הזמנה של כרטיסים.', 'No order of cards has been paid yet.'],
      file: ['זמני-אספקה', 'delivery-times'],
    },
    support: {
      title: ['זמני תשובה בתמיכה', 'Support answer times'],
      text: [
        'פניות של לקוחות ושל מבקרים, לפי החודש שבו נשלחו.',
        'Messages of customers and of visitors, by the month they were sent in.',
      ],
      none: ['עוד לא נשלחה פנייה.', 'No message has been sent yet.'],
      file: ['זמני-תשובה', 'answer-times'],
    },
  },
  subscriptions: {
    worth: ['הכנסה חודשית קבועה', 'Monthly recurring revenue'],
    customers: ['לקוחות', 'Customers'],
    came: ['חדשים', 'New'],
    returned: ['חזרו', 'Returned'],
    upgraded: ['שדרגו', 'Upgraded'],
    reduced: ['הוזילו', 'Downgraded'],
    left: ['עזבו', 'Left'],
    cameWorth: ['הכנסה מחדשים', 'Revenue from new'],
    returnedWorth: ['הכנסה ממי שחזרו', 'Revenue from returned'],
    upgradedWorth: ['תוספת משדרוגים', 'Added by upgrades'],
    reducedWorth: ['ירידה מהוזלות', 'Lost to downgrades'],
    leftWorth: ['ירידה מעזיבות', 'Lost with leavers'],
    churn: ['נטישה', 'Churn'],
  },
  subscriptionsDefined: {
    worth: [
      'המחיר של כל המנויים בסוף החודש, כולל מע״מ. ממנוי שנתי נספר החלק השנים־עשר. מנוי נספר מהרכישה ועד שהוא נגמר, גם אם החידוש כבר בוטל. מתנות וניסיונות לא נספרים.',
      'The price of all subscriptions at the end of the month, including VAT. A year counts as a twelfth a month. A subscription counts from its purchase until it ends, also when its renewal is off. Gifts and trials do not count.',
    ],
    customers: [
      'כמה מנויים כאלה יש בסוף החודש; לכל לקוח אחד.',
      'How many of these there are at the end of the month; one for each customer.',
    ],
    came: ['קנו מנוי בפעם הראשונה.', 'Bought a subscription for the first time.'],
    returned: ['קנו שוב, אחרי שהמנוי הקודם נגמר.', 'Bought again after an earlier one had ended.'],
    upgraded: ['עברו לשלם יותר בחודש.', 'Moved to paying more a month.'],
    reduced: [
      'עברו לשלם פחות בחודש, למשל ממנוי חודשי לשנתי.',
      'Moved to paying less a month, such as from a monthly to a yearly plan.',
    ],
    left: ['המנוי נגמר, או שהחשבון נמחק.', 'The subscription ended, or the account was deleted.'],
    churn: [
      'החלק מהלקוחות של תחילת החודש שעזבו במהלכו.',
      'The share of the customers at the start of the month who left during it.',
    ],
  },
  conversion: {
    registered: ['נרשמו', 'Signed up'],
    ended: ['ניסיונות שנגמרו', 'Trials that ended'],
    paid: ['מתוכם קנו', 'Of these, bought'],
    share: ['אחוז המעבר', 'Conversion'],
  },
  conversionDefined: {
    registered: [
      'חשבונות של לקוחות שנפתחו בחודש הזה. בלי הצוות, בלי חשבון ההדגמה ובלי הדוגמאות שלנו.',
      'Accounts of customers opened in this month. Without the staff, the demo account and our examples.',
    ],
    ended: ['ניסיונות שהיום האחרון שלהם היה בחודש הזה.', 'Trials whose last day was in this month.'],
    paid: [
      'מי מהם שקנו מנוי אי פעם, בזמן הניסיון או אחריו.',
      'Those of them who ever bought a subscription, during the trial or after it.',
    ],
    share: ['מי שקנו מתוך כל הניסיונות שנגמרו.', 'Those who bought, out of all trials that ended.'],
  },
  orders: {
    paid: ['שולמו', 'Paid'],
    sent: ['נשלחו', 'Sent'],
    toSend: ['עד המשלוח', 'Until sent'],
    toSendSlow: ['עד המשלוח, האיטיות', 'Until sent, the slow ones'],
    delivered: ['נמסרו', 'Delivered'],
    late: ['באיחור', 'Late'],
  },
  ordersDefined: {
    toSend: [
      'מהתשלום ועד שהחבילה יצאה, בהזמנה האמצעית.',
      'From the payment until the parcel left, for the order in the middle.',
    ],
    toSendSlow: ['תשע מכל עשר הזמנות יצאו מהר יותר.', 'Nine orders in ten left sooner.'],
    late: [
      'נמסרו אחרי היום שהובטח, או שהיום הזה עבר והן עוד לא נמסרו.',
      'Delivered after the promised day, or not delivered although that day has passed.',
    ],
  },
  support: {
    asked: ['פניות', 'Messages'],
    answered: ['נענו', 'Answered'],
    typical: ['זמן תשובה', 'Answer time'],
    slow: ['זמן תשובה, האיטיות', 'Answer time, the slow ones'],
  },
  supportDefined: {
    asked: [
      'בכל פעם שמישהו התחיל לחכות: ההודעה הראשונה אחרי התשובה האחרונה, או פנייה מעמוד יצירת הקשר.',
      'Each time somebody began to wait: the first message after the last answer, or one from the contact page.',
    ],
    answered: [
      'פניות שאדם ענה עליהן. תשובה אוטומטית לא נספרת.',
      'Messages that a person answered. An automatic reply does not count.',
    ],
    typical: [
      'כמה חיכו, בפנייה האמצעית. גם לילות ושבתות נספרים.',
      'How long they waited, for the message in the middle. Nights and weekends count.',
    ],
    slow: ['תשע מכל עשר פניות נענו מהר יותר.', 'Nine messages in ten were answered sooner.'],
  },
  cohorts: {
    month: ['חודש הצטרפות', 'Joined in'],
    customers: ['לקוחות', 'Customers'],
    now: ['אותו חודש', 'Same month'],
    after: [
      'אחרי {count, plural, one {חודש} two {חודשיים} other {# חודשים}}',
      'After {count, plural, one {a month} other {# months}}',
    ],
  },
  products: {
    product: ['מוצר', 'Product'],
    payments: ['תשלומים', 'Payments'],
    paid: ['התקבל', 'Received'],
    refunded: ['הוחזר', 'Refunded'],
    net: ['נשאר', 'Kept'],
    package: ['{name}, {cycle}', '{name}, {cycle}'],
    names: { basic: ['בסיסי', 'Basic'], advanced: ['מתקדם', 'Advanced'], pro: ['מקצועי', 'Pro'] },
    cycles: { monthly: ['חודשי', 'monthly'], yearly: ['שנתי', 'yearly'] },
    cards: ['כרטיסי NFC, {material}', 'NFC cards, {material}'],
    materials: { pvc: ['PVC', 'PVC'], wood: ['עץ', 'wood'], metal: ['מתכת', 'metal'] },
    other: ['אחר', 'Other'],
  },
});
