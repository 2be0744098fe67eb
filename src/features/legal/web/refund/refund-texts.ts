import { texts } from '#i18n/texts.ts';

export const refundTexts = texts('refund', {
  nutshell: {
    trial: [
      'תקופת הניסיון חינם ובלי כרטיס אשראי. אין מה לבטל.',
      'The trial is free and needs no credit card. There is nothing to cancel.',
    ],
    plan: [
      'מנוי מבטלים בשתי לחיצות ב[ארנק](/wallet), ורואים את סכום ההחזר לפני שמאשרים.',
      'You cancel a subscription in two clicks in the [wallet](/wallet), and see the refund before you confirm.',
    ],
    early: [
      'ביטול תוך {refundDays} ימים מתשלום: הכסף על הימים שנשארו חוזר, פחות {feePercent}% או ₪{maxFee}, הנמוך מביניהם.',
      'Within {refundDays} days of a payment: you get back the money for the remaining days, less {feePercent}% or ₪{maxFee}, whichever is lower.',
    ],
    cards: [
      'הזמנה של כרטיסי NFC: כל הכסף חוזר, כל עוד לא התחלנו לייצר.',
      'NFC card orders: you get all your money back, as long as we haven’t started making them.',
    ],
    broken: [
      'משהו הגיע פגום? נתקן, נחליף או נחזיר את הכסף.',
      'Something arrived faulty? We’ll fix it, replace it or refund you.',
    ],
  },
  trial: {
    title: ['תקופת הניסיון', 'The trial'],
    text: [
      'כל חשבון חדש מתחיל ב־{trialDays} ימי ניסיון, בלי אמצעי תשלום. בסופם עוברים לחבילה הבסיסית, שהיא בחינם. אף פעם לא נחייב אתכם רק כי הניסיון נגמר.',
      'Every new account starts with a {trialDays}-day trial, with no payment method. After that it moves to the basic plan, which is free. We never charge you just because a trial ended.',
    ],
  },
  early: {
    title: ['מנוי: {refundDays} הימים שאחרי תשלום', 'Subscription: within {refundDays} days of a payment'],
    text: [
      'ביטלתם תוך {refundDays} ימים מתשלום? נחזיר את מה ששילמתם, פחות החלק היחסי של הימים שכבר ניצלתם ופחות דמי ביטול של {feePercent}% או ₪{maxFee}, הנמוך מביניהם. המנוי נגמר מיד.',
      'Cancelled within {refundDays} days of a payment? We refund what you paid, less the proportional part for the days you have used and less a fee of {feePercent}% or ₪{maxFee}, whichever is lower. The subscription ends immediately.',
    ],
    example: [
      'לדוגמה, ביטלתם מנוי שנתי של ₪{examplePaid} אחרי {exampleDays} ימים: ₪{exampleUsed} על הימים שעברו, ₪{exampleFee} דמי ביטול, ואליכם חוזרים ₪{exampleRefund}.',
      'For example, you cancel a yearly subscription of ₪{examplePaid} after {exampleDays} days: ₪{exampleUsed} for the days that have passed, a fee of ₪{exampleFee}, and you get back ₪{exampleRefund}.',
    ],
    fault: [
      'אם הביטול הוא בגלל פגם, אי־התאמה או הפרה שלנו, אין דמי ביטול. [כתבו לנו](/contact).',
      'If you cancel because of a defect, a mismatch or a breach of ours, there is no fee. [Write to us](/contact).',
    ],
  },
  later: {
    title: ['מנוי: אחרי {refundDays} הימים', 'Subscription: after {refundDays} days'],
    text: [
      'גם אחרי {refundDays} ימים אפשר לבטל בכל רגע. לא יהיה חיוב נוסף, והחבילה נשארת שלכם עד סוף התקופה ששילמתם עליה. עד אז אפשר גם להתחרט.',
      'After {refundDays} days you can still cancel at any time. You won’t be charged again, and the plan stays yours until the end of the period you paid for. Until then you can also change your mind.',
    ],
    sooner: [
      'רוצים להפסיק לפני סוף התקופה ולקבל כסף על הזמן שנשאר? [כתבו לנו](/contact). נסיים תוך {stopDays} ימי עסקים, ונחזיר את מה שמגיע לכם לפי החוק.',
      'Want to stop before the period ends and get money back for the remaining time? [Write to us](/contact). We’ll end it within {stopDays} business days and refund what you are due by law.',
    ],
    notice: [
      'הודעת ביטול שהגיעה אלינו בכל דרך, גם במייל, עוצרת את החיובים תוך {stopDays} ימי עסקים לכל היותר.',
      'A cancellation notice that reaches us in any way, including email, stops the charges within {stopDays} business days at most.',
    ],
  },
  renewal: {
    title: ['חידוש', 'Renewal'],
    text: [
      'מנוי מתחדש רק אם סימנתם בזמן התשלום שאתם מסכימים. את נוסח ההסכמה אנחנו שומרים. לפני חידוש של מנוי שנתי נודיע לכם {renewalNoticeDays} ימים מראש, ויהיה זמן לבטל.',
      'A subscription renews only if you ticked when paying that you agree. We keep the wording you agreed to. Before a yearly subscription renews, we’ll let you know {renewalNoticeDays} days in advance, so there is time to cancel.',
    ],
    mistake: [
      'המנוי התחדש ולא התכוונתם? מבטלים ב[ארנק](/wallet) תוך {refundDays} ימים מהחיוב, באותם תנאים.',
      'Your subscription renewed and you didn’t mean it to? Cancel in the [wallet](/wallet) within {refundDays} days of the charge, on the same terms.',
    ],
  },
  long: {
    title: ['אזרחים ותיקים, אנשים עם מוגבלות ועולים חדשים', 'Seniors, people with disabilities and new immigrants'],
    text: [
      'בני {longRefundAge} ומעלה, אנשים עם מוגבלות ועולים חדשים (עד חמש שנים בארץ) יכולים לבטל עד {longRefundMonths} חודשים מהעסקה, באותם דמי ביטול. [כתבו לנו](/contact) וצרפו תעודה שמראה את הזכאות; את מספר תעודת הזהות אפשר להסתיר.',
      'People aged {longRefundAge} and over, people with disabilities and new immigrants (up to five years in Israel) may cancel up to {longRefundMonths} months after the transaction, for the same fee. [Write to us](/contact) and attach a document that shows your eligibility; you may cover the ID number.',
    ],
  },
  cards: {
    title: ['כרטיסי NFC', 'NFC cards'],
    before: [
      'לפני הייצור: מבטלים בעמוד ההזמנה, וכל הכסף חוזר, בלי דמי ביטול.',
      'Before we make them: cancel on the order page and get all your money back, with no fee.',
    ],
    after: [
      'אחרי שהתחיל הייצור: הכרטיסים מודפסים במיוחד בשבילכם, ולכן אי אפשר לבטל רק כי התחרטתם. כך קובע גם החוק לגבי מוצר שמיוצר לפי הזמנה.',
      'Once we have started making them: the cards are printed specially for you, so you cannot cancel just because you changed your mind. The law says the same about goods made to order.',
    ],
    broken: [
      'כרטיס פגום, שבב שלא עובד או הדפסה ששונה ממה שאישרתם: [כתבו לנו](/contact) עם תמונה. נייצר מחדש בלי תשלום, או נחזיר את הכסף. המשלוח עלינו.',
      'A faulty card, a dead chip or print that isn’t what you approved: [write to us](/contact) with a picture. We’ll remake it at no cost, or refund you. Delivery is on us.',
    ],
    lost: [
      'המשלוח לא הגיע: דווחו בעמוד ההזמנה. נבדוק עם חברת המשלוחים, ואם אבד, נשלח שוב או נחזיר את הכסף.',
      'The parcel did not arrive: report it on the order page. We’ll check with the delivery company, and if it was lost, we’ll send another or refund you.',
    ],
    late: [
      'איחרנו: הזמנה מגיעה בדרך כלל תוך {shipFrom} עד {shipTo} ימי עסקים. אם התאריך שהבטחנו עבר ועדיין לא שלחנו, [כתבו לנו](/contact) ותקבלו הכול בחזרה.',
      'We are late: an order usually arrives within {shipFrom} to {shipTo} business days. If the promised date has passed and we have not sent it, [write to us](/contact) and you’ll get a full refund.',
    ],
    unpaid: [
      'הזמנה שלא שולמה: מתבטלת מעצמה אחרי {unpaidHours} שעות.',
      'An unpaid order: it is cancelled automatically after {unpaidHours} hours.',
    ],
  },
  how: {
    title: ['איך מבטלים', 'How to cancel'],
    plan: [
      'מנוי: נכנסים ל[ארנק](/wallet), לוחצים על ביטול, רואים מתי המנוי נגמר וכמה כסף חוזר, ומאשרים.',
      'Subscription: go to the [wallet](/wallet), click cancel, see when it ends and how much you get back, and confirm.',
    ],
    cards: [
      'כרטיסים: נכנסים ל[עמוד כרטיסי ה־NFC](/physical-cards), פותחים את ההזמנה ולוחצים על ביטול.',
      'Cards: go to the [NFC cards page](/physical-cards), open the order and click cancel.',
    ],
    write: [
      'בלי להיכנס לחשבון: כותבים ב[עמוד יצירת הקשר](/contact) או אל [{mail}](mailto:{mail}), עם השם, כתובת המייל של החשבון ומה מבטלים. לא צריך להסביר למה.',
      'Without signing in: use the [contact page](/contact) or write to [{mail}](mailto:{mail}), with your name, the email address of the account and what you are cancelling. You don’t have to say why.',
    ],
  },
  money: {
    title: ['מתי הכסף חוזר', 'When you get the money back'],
    text: [
      'ההחזר יוצא לאותו אמצעי תשלום, לרוב באותו יום, ולכל היותר {moneyBackDays} ימים מהביטול. לפעמים הוא מופיע אצל חברת האשראי רק בחיוב הבא. על כל החזר נוציא חשבונית זיכוי, והיא תופיע ב[ארנק](/wallet).',
      'The refund goes to the same payment method, usually on the same day, and no later than {moneyBackDays} days after the cancellation. Card companies sometimes show it only on the next statement. For every refund we issue a credit note, which you’ll find in the [wallet](/wallet).',
    ],
    twice: [
      'חויבתם פעמיים, או בסכום לא נכון? [כתבו לנו](/contact). נבדוק ונחזיר את ההפרש במלואו, בלי דמי ביטול.',
      'Charged twice, or the wrong amount? [Write to us](/contact). We’ll check and refund the full difference, with no fee.',
    ],
  },
  delete: {
    title: ['מחיקת חשבון', 'Deleting the account'],
    text: [
      'מחיקת החשבון מפסיקה חיובים, אבל לא מבטלת לבד עסקה ששולמה. מגיע לכם החזר? בטלו קודם את המנוי, ואז מחקו.',
      'Deleting the account stops charges, but does not automatically cancel what was paid for. Are you due a refund? Cancel the subscription first, then delete.',
    ],
  },
  complain: {
    title: ['לא הסתדרנו?', 'Couldn’t work it out?'],
    text: [
      'כתבו אל [{mail}](mailto:{mail}) ומישהו יבדוק מחדש תוך {answerDays} ימי עסקים. אפשר גם לפנות לרשות להגנת הצרכן או לבית משפט לתביעות קטנות. שום דבר כאן לא גורע מזכות שנותן לכם חוק הגנת הצרכן.',
      'Write to [{mail}](mailto:{mail}), and someone will look at it again within {answerDays} business days. You can also turn to the Consumer Protection Authority or to a small claims court. Nothing here takes away any right that the Israeli Consumer Protection Law gives you.',
    ],
  },
  change: {
    days: [
      'ההחזר על ביטול מנוי הוא על הימים שנשארו, וחל גם אחרי חידוש.',
      'Cancelling a subscription refunds the remaining days, after a renewal too.',
    ],
    first: ['הנוסח הראשון.', 'The first version.'],
  },
});
