import { texts } from '#i18n/texts.ts';

/** Texts of the order transitions: buttons, dialogs and results. */
export const transitionTexts = texts('workshopMove', {
  button: {
    approve: ['אישור', 'Approve'],
    start: ['התחלת הייצור', 'Start production'],
    encode: ['השבבים נצרבו', 'Chips are written'],
    ship: ['שליחה', 'Ship'],
    deliver: ['נמסרה', 'Delivered'],
    ask_changes: ['בקשת תיקון', 'Ask for changes'],
    report_problem: ['יש בעיה במסירה', 'Delivery problem'],
    take_back: ['הוחזרה אלינו', 'Returned to us'],
    cancel: ['ביטול ההזמנה', 'Cancel the order'],
  },
  title: {
    approve: [
      '{count, plural, one {לאשר את ההזמנה?} two {לאשר שתי הזמנות?} other {לאשר # הזמנות?}}',
      '{count, plural, one {Approve the order?} other {Approve # orders?}}',
    ],
    start: [
      '{count, plural, one {להתחיל בייצור?} two {להתחיל בייצור של שתי הזמנות?} other {להתחיל בייצור של # הזמנות?}}',
      '{count, plural, one {Start production?} other {Start production of # orders?}}',
    ],
    encode: [
      '{count, plural, one {כל השבבים נצרבו ונבדקו?} two {השבבים של שתי ההזמנות נצרבו ונבדקו?} other {השבבים של # הזמנות נצרבו ונבדקו?}}',
      '{count, plural, one {Are all chips written and checked?} other {Are the chips of # orders written and checked?}}',
    ],
    ship: [
      '{count, plural, one {ההזמנה יוצאת לדרך} two {שתי הזמנות יוצאות לדרך} other {# הזמנות יוצאות לדרך}}',
      '{count, plural, one {The order is on its way} other {# orders are on their way}}',
    ],
    deliver: [
      '{count, plural, one {ההזמנה נמסרה?} two {שתי ההזמנות נמסרו?} other {# הזמנות נמסרו?}}',
      '{count, plural, one {Was the order delivered?} other {Were # orders delivered?}}',
    ],
    ask_changes: [
      '{count, plural, one {מה צריך לתקן?} two {מה צריך לתקן בשתי ההזמנות?} other {מה צריך לתקן ב־# הזמנות?}}',
      '{count, plural, one {What needs fixing?} other {What needs fixing in # orders?}}',
    ],
    report_problem: ['מה קרה במסירה?', 'What happened with the delivery?'],
    take_back: ['ההזמנה הוחזרה אלינו?', 'Was the order returned to us?'],
    cancel: [
      '{count, plural, one {לבטל את ההזמנה?} two {לבטל שתי הזמנות?} other {לבטל # הזמנות?}}',
      '{count, plural, one {Cancel the order?} other {Cancel # orders?}}',
    ],
  },
  text: {
    approve: [
      '{count, plural, one {ההזמנה תחכה לייצור, ונעדכן את הלקוח.} other {ההזמנות יחכו לייצור, ונעדכן את הלקוחות.}}',
      '{count, plural, one {The order will wait for production, and we’ll update the customer.} other {The orders will wait for production, and we’ll update the customers.}}',
    ],
    start: [
      '{count, plural, one {מכאן הלקוח כבר לא יכול לבטל בעצמו, והשבבים שלו נוצרים.} other {מכאן הלקוחות כבר לא יכולים לבטל בעצמם, והשבבים שלהם נוצרים.}}',
      '{count, plural, one {From this point the customer can no longer cancel, and the chips are created.} other {From this point the customers can no longer cancel, and the chips are created.}}',
    ],
    encode: [
      '{count, plural, one {אחרי זה ההזמנה מוכנה לאריזה.} other {אחרי זה ההזמנות מוכנות לאריזה.}}',
      '{count, plural, one {After that the order is ready to be packed.} other {After that the orders are ready to be packed.}}',
    ],
    ship: [
      '{count, plural, one {הלקוח יקבל את פרטי המשלוח.} other {הלקוחות יקבלו את פרטי המשלוח.}}',
      '{count, plural, one {The customer will get the delivery details.} other {The customers will get the delivery details.}}',
    ],
    deliver: [
      '{count, plural, one {נסמן שהכרטיסים הגיעו ליעד, ונעדכן את הלקוח.} other {נסמן שהכרטיסים הגיעו ליעד, ונעדכן את הלקוחות.}}',
      '{count, plural, one {The cards will be marked as delivered, and we’ll update the customer.} other {The cards will be marked as delivered, and we’ll update the customers.}}',
    ],
    ask_changes: [
      '{count, plural, one {ההזמנה תחכה עד שהלקוח ישלח עיצוב מתוקן.} other {כל הזמנה תחכה עד שהלקוח שלה ישלח עיצוב מתוקן.}}',
      '{count, plural, one {The order will wait until the customer sends a corrected design.} other {Each order will wait until its customer sends a corrected design.}}',
    ],
    report_problem: [
      'ההזמנה תסומן כבעיה במסירה. אחר כך אפשר לשלוח שוב או לקבל אותה בחזרה.',
      'The order will be marked as a delivery problem. After that it can be sent again or taken back.',
    ],
    take_back: [
      'השבבים יוצאו משימוש, והכסף יוחזר ללקוח.',
      'The chips will be retired, and the customer will be refunded.',
    ],
    cancel: [
      '{count, plural, one {אי אפשר לחזור מביטול. הלקוח יקבל הודעה עם הסיבה.} other {אי אפשר לחזור מביטול. הלקוחות יקבלו הודעה עם הסיבה.}}',
      '{count, plural, one {This can’t be undone. The customer will be told the reason.} other {This can’t be undone. The customers will be told the reason.}}',
    ],
  },
  flawed: [
    'יש כאן עיצוב שאי אפשר להדפיס ככה. כדאי לבקש תיקון לפני שמאשרים.',
    'One of these designs can’t be printed as it is. It’s better to ask for changes before you approve.',
  ],
  givesBack: ['יוחזר ללקוח:', 'Refund to the customer:'],
  givesNothing: ['עוד לא שולם, ולכן אין מה להחזיר.', 'Nothing has been paid yet, so there is nothing to refund.'],
  unwritten: [
    '{count, plural, one {שבב אחד עוד לא סומן כצרוב} two {שני שבבים עוד לא סומנו כצרובים} other {# שבבים עוד לא סומנו כצרובים}}. אפשר להמשיך כשכולם צרובים.',
    '{count, plural, one {One chip is not marked as written yet} other {# chips are not marked as written yet}}. You can continue once all of them are.',
  ],
  remaining: [
    '{count, plural, one {הזמנה אחת מהמסומנות לא יכולה לעבור לשלב הזה ותישאר במקומה.} two {שתי הזמנות מהמסומנות לא יכולות לעבור לשלב הזה ויישארו במקומן.} other {# הזמנות מהמסומנות לא יכולות לעבור לשלב הזה ויישארו במקומן.}}',
    '{count, plural, one {One of the selected orders can’t move to this step and will stay where it is.} other {# of the selected orders can’t move to this step and will stay where they are.}}',
  ],
  note: {
    label: {
      ask_changes: ['מה לתקן', 'What to change'],
      report_problem: ['מה קרה', 'What happened'],
      take_back: ['הערה', 'Note'],
      cancel: ['סיבה', 'Reason'],
    },
    hint: ['הלקוח יראה את זה, מילה במילה.', 'The customer will see this, word for word.'],
    missing: ['כתבו כמה מילים, כדי שהלקוח יבין מה קרה', 'Write a few words, so the customer understands'],
  },
  carrier: {
    label: ['מי מוביל', 'Carrier'],
    choose: ['בחרו חברת משלוחים', 'Choose a carrier'],
    missing: ['בחרו מי מוביל את המשלוח', 'Choose the carrier'],
  },
  number: {
    label: ['מספר מעקב', 'Tracking number'],
    of: ['מספר מעקב, הזמנה {number}', 'Tracking number, order {number}'],
    unlikely: [
      'המספר {numbers} לא נראה כמו מספר של חברת המשלוחים הזאת. כדאי לבדוק שוב.',
      '{numbers} doesn’t look like a number of this carrier. Worth another look.',
    ],
    each: ['מספרי מעקב', 'Tracking numbers'],
    eachHint: ['אפשר להשאיר ריק. לכל משלוח מספר משלו.', 'Optional. Each parcel has its own number.'],
  },
  link: {
    label: ['קישור למעקב', 'Tracking link'],
    hint: ['אם יש לחברה עמוד מעקב.', 'If the carrier has a tracking page.'],
  },
  refund: {
    label: ['כמה להחזיר (₪)', 'How much to refund (₪)'],
    hint: ['אפשר להחזיר עד', 'At most'],
    missing: ['כתבו סכום מאפס ועד {max}', 'Enter an amount from zero to {max}'],
  },
  confirm: {
    approve: ['לאשר', 'Approve'],
    start: ['להתחיל בייצור', 'Start production'],
    encode: ['הכול נצרב', 'All written'],
    ship: ['לסמן שנשלח', 'Mark as shipped'],
    deliver: ['לסמן שנמסר', 'Mark as delivered'],
    ask_changes: ['לשלוח את הבקשה', 'Send the request'],
    report_problem: ['לסמן בעיה במסירה', 'Mark the problem'],
    take_back: ['לקבל בחזרה ולזכות', 'Take it back and refund'],
    cancel: ['לבטל את ההזמנה', 'Cancel the order'],
  },
  back: ['חזרה', 'Back'],
  done: {
    approve: [
      '{count, plural, one {ההזמנה אושרה} two {שתי הזמנות אושרו} other {# הזמנות אושרו}}',
      '{count, plural, one {The order was approved} other {# orders were approved}}',
    ],
    start: [
      '{count, plural, one {הייצור של ההזמנה התחיל} two {הייצור של שתי הזמנות התחיל} other {הייצור של # הזמנות התחיל}}',
      '{count, plural, one {Production of the order started} other {Production of # orders started}}',
    ],
    encode: [
      '{count, plural, one {ההזמנה מוכנה למשלוח} two {שתי הזמנות מוכנות למשלוח} other {# הזמנות מוכנות למשלוח}}',
      '{count, plural, one {The order is ready to ship} other {# orders are ready to ship}}',
    ],
    ship: [
      '{count, plural, one {ההזמנה סומנה כנשלחה} two {שתי הזמנות סומנו כנשלחו} other {# הזמנות סומנו כנשלחו}}',
      '{count, plural, one {The order was marked as shipped} other {# orders were marked as shipped}}',
    ],
    deliver: [
      '{count, plural, one {ההזמנה סומנה כנמסרה} two {שתי הזמנות סומנו כנמסרו} other {# הזמנות סומנו כנמסרו}}',
      '{count, plural, one {The order was marked as delivered} other {# orders were marked as delivered}}',
    ],
    ask_changes: [
      '{count, plural, one {הבקשה נשלחה ללקוח} two {הבקשות נשלחו לשני לקוחות} other {הבקשות נשלחו ל־# לקוחות}}',
      '{count, plural, one {The request was sent to the customer} other {Requests were sent to # customers}}',
    ],
    report_problem: [
      '{count, plural, one {סומנה בעיה במסירת ההזמנה} two {סומנה בעיה במסירה של שתי הזמנות} other {סומנה בעיה במסירה של # הזמנות}}',
      '{count, plural, one {The order was marked as a delivery problem} other {# orders were marked as delivery problems}}',
    ],
    take_back: [
      '{count, plural, one {ההזמנה סומנה כהוחזרה} two {שתי הזמנות סומנו כהוחזרו} other {# הזמנות סומנו כהוחזרו}}',
      '{count, plural, one {The order was marked as returned} other {# orders were marked as returned}}',
    ],
    cancel: [
      '{count, plural, one {ההזמנה בוטלה} two {שתי הזמנות בוטלו} other {# הזמנות בוטלו}}',
      '{count, plural, one {The order was cancelled} other {# orders were cancelled}}',
    ],
  },
  refunding: {
    take_back: [
      'ההזמנה סומנה כהוחזרה, ו־{sum} חוזרים ללקוח',
      'The order was marked as returned, and {sum} is going back to the customer',
    ],
    cancel: [
      '{count, plural, one {ההזמנה בוטלה, ו־{sum} חוזרים ללקוח} two {שתי הזמנות בוטלו, ו־{sum} חוזרים ללקוחות} other {# הזמנות בוטלו, ו־{sum} חוזרים ללקוחות}}',
      '{count, plural, one {The order was cancelled, and {sum} is going back to the customer} other {# orders were cancelled, and {sum} is going back to the customers}}',
    ],
  },
  noneDone: ['אף הזמנה לא עברה', 'No orders moved'],
  refused: [
    '{count, plural, one {הזמנה אחת לא עברה} two {שתי הזמנות לא עברו} other {# הזמנות לא עברו}}',
    '{count, plural, one {One order did not move} other {# orders did not move}}',
  ],
  close: ['הבנתי', 'Got it'],
});
