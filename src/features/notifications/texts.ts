import { texts } from '#i18n/texts.ts';

/**
 * Texts of notifications. Each entry of `message` has a title, a content and the label of its email's button; the
 * notification provides the placeholder values.
 */
export const notificationsTexts = texts('notifications', {
  message: {
    lead: {
      title: ['פנייה חדשה: {name}', 'New lead: {name}'],
      content: ['השאירו לכם פרטים דרך הכרטיס ״{card}״.', 'They left their details on your card “{card}”.'],
      action: ['לצפייה בפנייה', 'View the lead'],
    },
    leadHidden: {
      title: ['פנייה חדשה מחכה לכם', 'A new lead is waiting for you'],
      content: [
        'מישהו השאיר לכם פרטים בכרטיס. כדי לקבל אותם בתוך המייל, אמתו את כתובת המייל שלכם. בינתיים הם מחכים לכם בחשבון.',
        'Someone left their details on your card. To get them inside the email, confirm your email address. Until then they are waiting in your account.',
      ],
      action: ['לצפייה בפנייה', 'View the lead'],
    },
    leads: {
      title: [
        '{count, plural, one {פנייה חדשה אחת} two {שתי פניות חדשות} other {# פניות חדשות}}',
        '{count, plural, one {One new lead} other {# new leads}}',
      ],
      content: [
        'הגיעו הרבה פניות בזמן קצר, אז אספנו אותן יחד.',
        'Many leads arrived in a short time, so we grouped them together.',
      ],
      action: ['לכל הפניות', 'View all leads'],
    },
    leadsReview: {
      title: [
        '{count, plural, one {פנייה אחת לבדיקה} two {שתי פניות לבדיקה} other {# פניות לבדיקה}}',
        '{count, plural, one {One lead to review} other {# leads to review}}',
      ],
      content: [
        'הגיעו בבת אחת יותר פניות מהרגיל. שמרנו אותן בצד, כדי שתבדקו מה אמיתי.',
        'More leads than usual arrived at once. We set these aside so that you can check which are real.',
      ],
      action: ['לבדיקת הפניות', 'Review the leads'],
    },
    leadWebhookFailed: {
      title: ['פניות לא מגיעות למערכת שלכם', 'Leads aren’t reaching your system'],
      content: [
        'ניסינו כמה פעמים לשלוח ל־{host} ולא הצלחנו. הפניות עצמן שמורות כאן. בדקו את החיבור ושלחו בדיקה.',
        'We tried several times to send to {host} and couldn’t. The leads themselves are safe here. Check the connection and send a test.',
      ],
      action: ['לבדיקת החיבור', 'Check the connection'],
    },
    reminder: {
      title: ['תזכורת: {name}', 'Reminder: {name}'],
      content: ['ביקשתם שנזכיר לכם לחזור לפנייה הזאת.', 'You asked to be reminded to get back to this lead.'],
      action: ['לצפייה בפנייה', 'View the lead'],
    },
    trialSoon: {
      title: [
        '{days, plural, one {נשאר יום אחד לתקופת הניסיון} two {נשארו יומיים לתקופת הניסיון} other {נשארו # ימים לתקופת הניסיון}}',
        '{days, plural, one {One day left of your trial} other {# days left of your trial}}',
      ],
      content: [
        'עד {endsAt, date, long} הכול פתוח לפניכם. אחר כך הכרטיס הראשי ממשיך לפעול, ומה שלא כלול בחבילה הבסיסית יחכה לכם.',
        'Everything is open to you until {endsAt, date, long}. After that your primary card keeps working, and whatever the basic plan doesn’t include will be waiting for you.',
      ],
      action: ['לבחירת חבילה', 'Choose a plan'],
    },
    trialEnded: {
      title: ['תקופת הניסיון הסתיימה', 'Your trial has ended'],
      content: [
        'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שלא כלול בחבילה מחכה לכם.',
        'You are on the basic plan now. Your primary card keeps working and nothing was deleted: whatever the plan doesn’t include is waiting for you.',
      ],
      action: ['לבחירת חבילה', 'Choose a plan'],
    },
    paymentPaid: {
      title: [
        'התשלום התקבל: \u2066₪{amount, number, ::.00/w}\u2069',
        'Payment received: {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'תודה! {hasWhat, plural, =1 {שילמתם על {whatHe}. } other {}}החשבונית מחכה לכם בארנק.',
        'Thank you! {hasWhat, plural, =1 {You paid for “{whatEn}”. } other {}}The invoice is in your wallet.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    paymentFailed: {
      title: [
        'התשלום לא הושלם: \u2066₪{amount, number, ::.00/w}\u2069',
        'Payment not completed: {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'לא חויבתם{hasWhat, plural, =1 { על {whatHe}} other {}}. אפשר לנסות שוב, או לשלם בכרטיס אחר.',
        'You weren’t charged{hasWhat, plural, =1 { for “{whatEn}”} other {}}. You can try again, or pay with another card.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    refundDone: {
      title: [
        'זיכינו אתכם: \u2066₪{amount, number, ::.00/w}\u2069',
        'We refunded you {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'הכסף בדרך אליכם. הזיכוי יופיע אצל חברת האשראי תוך כמה ימים, וחשבונית הזיכוי מחכה בארנק.',
        'The money is on its way and will appear on your card statement within a few days. The credit note is in your wallet.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    refundDoneBecause: {
      title: [
        'זיכינו אתכם: \u2066₪{amount, number, ::.00/w}\u2069',
        'We refunded you {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'הזיכוי יופיע אצל חברת האשראי תוך כמה ימים, וחשבונית הזיכוי מחכה בארנק. הסיבה: {reason}',
        'It will appear on your card statement within a few days, and the credit note is in your wallet. The reason: {reason}',
      ],
      mail: [
        'הזיכוי יופיע אצל חברת האשראי תוך כמה ימים, וחשבונית הזיכוי מחכה בארנק. הסיבה:',
        'It will appear on your card statement within a few days, and the credit note is in your wallet. The reason:',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    renewed: {
      title: [
        'המנוי התחדש: \u2066₪{amount, number, ::.00/w}\u2069',
        'Your subscription was renewed: {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'תודה שאתם איתנו. התקופה הבאה מתחילה עכשיו, והחשבונית מחכה לכם בארנק.',
        'Thank you for staying with us. The next period starts now, and the invoice is in your wallet.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    renewalSoon: {
      title: ['המנוי השנתי מתחדש בקרוב', 'Your yearly subscription renews soon'],
      content: [
        'ב־{at, date, long} נחייב את אמצעי התשלום שלכם ב־\u2066₪{amount, number, ::.00/w}\u2069 והמנוי ימשיך. רוצים לעצור? אפשר לבטל בארנק עד אז.',
        'On {at, date, long} we will charge your payment method {amount, number, ::currency/ILS .00/w} and your subscription will continue. To stop it, cancel in your wallet before then.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    renewalFailed: {
      title: ['החיוב על המנוי לא עבר', 'Your subscription could not be charged'],
      content: [
        'לא הצלחנו לגבות \u2066₪{amount, number, ::.00/w}\u2069{hasCard, plural, =1 { בכרטיס האשראי שמסתיים בספרות {digits}} other {}}. הכול ממשיך לעבוד, וננסה שוב ב־{at, date, long}. אפשר לעדכן אמצעי תשלום כבר עכשיו.',
        'A charge of {amount, number, ::currency/ILS .00/w}{hasCard, plural, =1 { to the card ending in {digits}} other {}} did not go through. Everything keeps working, and we will try again on {at, date, long}. You can update your payment method right away.',
      ],
      action: ['לעדכון אמצעי התשלום', 'Update payment method'],
    },
    renewalLastTry: {
      title: ['נשאר ניסיון חיוב אחד למנוי שלכם', 'One attempt left to charge for your subscription'],
      content: [
        'לא הצלחנו לגבות \u2066₪{amount, number, ::.00/w}\u2069{hasCard, plural, =1 { בכרטיס האשראי שמסתיים בספרות {digits}} other {}}. ב־{at, date, long} ננסה בפעם האחרונה, ואם גם הניסיון הזה ייכשל, המנוי יסתיים. עדכון אמצעי התשלום יפתור את זה.',
        'A charge of {amount, number, ::currency/ILS .00/w}{hasCard, plural, =1 { to the card ending in {digits}} other {}} did not go through. We will try one last time on {at, date, long}; if that fails too, your subscription will end. Updating your payment method will fix it.',
      ],
      action: ['לעדכון אמצעי התשלום', 'Update payment method'],
    },
    subscriptionEnded: {
      title: ['המנוי הסתיים', 'Your subscription has ended'],
      content: [
        'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שלא כלול בחבילה מחכה לכם.',
        'You are on the basic plan now. Your primary card keeps working and nothing was deleted: whatever the plan doesn’t include is waiting for you.',
      ],
      action: ['לחידוש המנוי', 'Renew your subscription'],
    },
    subscriptionCancelled: {
      title: ['המנוי בוטל', 'Your subscription is cancelled'],
      content: [
        'לא נחייב אתכם שוב. הכול נשאר פתוח עד {at, date, long}, ועד אז אפשר גם להתחרט.',
        'You won’t be charged again. Everything stays open until {at, date, long}, and until then you can change your mind.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    renewalStopped: {
      title: ['החידוש האוטומטי כובה', 'Auto-renewal is off'],
      content: [
        'לא נחייב אתכם שוב. הכול נשאר פתוח עד {at, date, long}, ועד אז אפשר להפעיל אותו שוב.',
        'You won’t be charged again. Everything stays open until {at, date, long}, and until then you can turn it on again.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    subscriptionCancelledByUs: {
      title: ['ביטלנו את חידוש המנוי', 'We stopped your subscription’s renewal'],
      content: [
        'לא נחייב אתכם שוב, והכול נשאר פתוח עד {at, date, long}. הסיבה: {reason}',
        'You won’t be charged again, and everything stays open until {at, date, long}. The reason: {reason}',
      ],
      mail: [
        'לא נחייב אתכם שוב, והכול נשאר פתוח עד {at, date, long}. הסיבה:',
        'You won’t be charged again, and everything stays open until {at, date, long}. The reason:',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    subscriptionEndedByUs: {
      title: ['המנוי הסתיים', 'Your subscription has ended'],
      content: [
        'סיימנו את המנוי ולא נחייב אתכם שוב. עברתם לחבילה הבסיסית, ושום דבר לא נמחק: מה שלא כלול בחבילה מחכה לכם. הסיבה: {reason}',
        'We ended your subscription, and you won’t be charged again. You are on the basic plan now and nothing was deleted: whatever the plan doesn’t include is waiting for you. The reason: {reason}',
      ],
      mail: [
        'סיימנו את המנוי ולא נחייב אתכם שוב. עברתם לחבילה הבסיסית, ושום דבר לא נמחק: מה שלא כלול בחבילה מחכה לכם. הסיבה:',
        'We ended your subscription, and you won’t be charged again. You are on the basic plan now and nothing was deleted: whatever the plan doesn’t include is waiting for you. The reason:',
      ],
      action: ['לחידוש המנוי', 'Renew the subscription'],
    },
    subscriptionResumedByUs: {
      title: ['המנוי שלכם ימשיך להתחדש', 'Your subscription will keep renewing'],
      content: [
        'הפעלנו מחדש את החידוש. ב־{at, date, long} נחייב אתכם ב־\u2066₪{amount, number, ::.00/w}\u2069, ואפשר לבטל בארנק עד אז. הסיבה: {reason}',
        'We turned renewal back on. On {at, date, long} we will charge you {amount, number, ::currency/ILS .00/w}, and you can cancel in your wallet before then. The reason: {reason}',
      ],
      mail: [
        'הפעלנו מחדש את החידוש. ב־{at, date, long} נחייב אתכם ב־\u2066₪{amount, number, ::.00/w}\u2069, ואפשר לבטל בארנק עד אז. הסיבה:',
        'We turned renewal back on. On {at, date, long} we will charge you {amount, number, ::currency/ILS .00/w}, and you can cancel in your wallet before then. The reason:',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    subscriptionRefunded: {
      title: ['המנוי בוטל, והכסף חוזר אליכם', 'Your subscription is cancelled, and your money is on its way back'],
      content: [
        'נחזיר \u2066₪{amount, number, ::.00/w}\u2069 לאמצעי התשלום ששילמתם בו.',
        'We are returning {amount, number, ::currency/ILS .00/w} to the payment method you paid with.',
      ],
      action: ['לארנק', 'Go to your wallet'],
    },
    packageMoved: {
      title: ['עברתם לחבילה ״{packageHe}״', 'You are on the {packageEn} plan now'],
      content: [
        'העברנו אתכם, והמעבר כבר בתוקף. המחיר שלכם לא עולה, ואין צורך לעשות דבר.',
        'We’ve moved you, and the change is already in effect. You pay no more than before, and there is nothing you need to do.',
      ],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    packageMovesLater: {
      title: ['בקרוב תעברו לחבילה ״{packageHe}״', 'You are moving to the {packageEn} plan soon'],
      content: [
        'ב־{at, date, long}, בסוף התקופה ששילמתם עליה, נעביר אתכם. המחיר שלכם לא עולה, ואין צורך לעשות דבר.',
        'We will move you on {at, date, long}, when the period you paid for ends. You will pay no more than before, and there is nothing you need to do.',
      ],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    packageEnds: {
      title: ['המנוי לחבילה ״{packageHe}״ לא יתחדש', 'Your {packageEn} subscription won’t renew'],
      content: [
        'הכול נשאר פתוח עד {at, date, long}, ולא נחייב אתכם שוב. אחר כך תעברו לחבילה הבסיסית, ושום דבר לא יימחק.',
        'Everything stays open until {at, date, long}, and you won’t be charged again. After that you move to the basic plan, and nothing is deleted.',
      ],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    packageGiven: {
      title: ['החבילה ״{packageHe}״ במתנה', 'A gift from us: the {packageEn} plan'],
      content: [
        'היא פתוחה לכם עד {until, date, long}, בלי תשלום ובלי התחייבות.',
        'It is open to you until {until, date, long}, with nothing to pay and no strings attached.',
      ],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    packageGiftEnded: {
      title: ['המתנה הסתיימה: החבילה ״{packageHe}״', 'Your gift has ended: the {packageEn} plan'],
      content: [
        'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שלא כלול בחבילה מחכה לכם.',
        'You are on the basic plan now. Your primary card keeps working and nothing was deleted: whatever the plan doesn’t include is waiting for you.',
      ],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    packageMovedBack: {
      title: ['חזרתם לחבילה ״{packageHe}״', 'You are back on the {packageEn} plan'],
      content: ['ביטלנו את המעבר, והכול שוב כמו שהיה.', 'We’ve undone the move, and everything is as it was.'],
      action: ['לחבילה שלכם', 'Go to your plan'],
    },
    cardsPaid: {
      title: ['קיבלנו את ההזמנה שלכם', 'We got your order'],
      content: [
        'תודה! נבדוק את העיצוב ונתחיל להכין. הזמנה {number} תגיע עד {to, date, long}.',
        'Thank you! We’ll check the design and start making it. Order {number} will be with you by {to, date, long}.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsExpired: {
      title: ['ההזמנה לא שולמה בזמן ובוטלה', 'Your order expired unpaid'],
      content: [
        'הזמנה {number} חיכתה יומיים לתשלום. העיצוב שמור אצלכם, ואפשר להזמין אותו שוב בכל רגע.',
        'Order {number} waited two days for payment. Your design is saved, and you can order it again at any time.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsApproved: {
      title: ['העיצוב אושר', 'Your design is approved'],
      content: [
        'בדקנו את העיצוב של הזמנה {number} והוא מוכן להדפסה. ההכנה מתחילה בקרוב.',
        'We checked the design of order {number} and it is ready to print. We’ll start soon.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsNeedChanges: {
      title: ['העיצוב צריך תיקון קטן', 'Your design needs a small change'],
      content: ['לפני שמדפיסים את הזמנה {number}: {reason}', 'Before we print order {number}: {reason}'],
      mail: [
        'לפני שמדפיסים את הזמנה {number} צריך לתקן משהו בעיצוב:',
        'Before we print order {number}, something in the design needs a change:',
      ],
      action: ['לתיקון העיצוב', 'Change the design'],
    },
    cardsStarted: {
      title: ['ההזמנה שלכם בהכנה', 'Your order is being made'],
      content: [
        'התחלנו להכין את הזמנה {number}. נעדכן כשתצא לדרך.',
        'We started making order {number}, and will let you know when it ships.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsEncoded: {
      title: ['ההזמנה שלכם מוכנה', 'Your order is ready'],
      content: [
        'הדפסנו את הזמנה {number}, צרבנו ובדקנו כל שבב. עכשיו אורזים.',
        'Order {number} is printed, and every chip is programmed and tested. We are packing it now.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsShipped: {
      title: ['ההזמנה שלכם יצאה לדרך', 'Your order is on its way'],
      content: ['הזמנה {number} נשלחה אליכם.', 'Order {number} has shipped.'],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsTracking: {
      title: ['עדכנו את פרטי המשלוח', 'We updated your delivery details'],
      content: [
        'תיקנו את פרטי המעקב של הזמנה {number}. אלה הפרטים הנכונים.',
        'We corrected the tracking details of order {number}. These are the right ones.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsAddress: {
      title: ['עדכנו את הכתובת למשלוח', 'We updated your delivery address'],
      content: [
        'תיקנו את פרטי המשלוח של הזמנה {number}. לא ביקשתם? כתבו לנו.',
        'We corrected the delivery details of order {number}. Didn’t ask for it? Write to us.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsDelivered: {
      title: ['ההזמנה שלכם הגיעה', 'Your order has arrived'],
      content: [
        'הזמנה {number} נמסרה. מקרבים לטלפון, וזה עובד. לא קיבלתם? ספרו לנו בעמוד ההזמנה.',
        'Order {number} was delivered. Hold a card to a phone, and it works. Didn’t get it? Tell us on the order page.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsProblem: {
      title: ['יש תקלה במשלוח', 'Something went wrong with the delivery'],
      content: [
        'משהו עיכב את הזמנה {number}. אנחנו בודקים ונעדכן.',
        'Order {number} was held up. We are looking into it and will keep you posted.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsReturned: {
      title: ['הכרטיסים חזרו אלינו', 'Your cards came back to us'],
      content: [
        'קיבלנו בחזרה את הזמנה {number}, והכרטיסים שבה כבר לא פעילים.',
        'Order {number} is back with us, and its cards no longer work.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsCancelled: {
      title: ['ההזמנה בוטלה', 'Your order was cancelled'],
      content: [
        'ביטלנו את הזמנה {number}. {isPaid, plural, =0 {לא חויבתם} =1 {הכסף חוזר אליכם} other {אם כבר שילמתם, הכסף חוזר אליכם}}. הסיבה: {reason}',
        'We cancelled order {number}. {isPaid, plural, =0 {You were not charged} =1 {Your money is on its way back} other {If you have paid, your money is on its way back}}. The reason: {reason}',
      ],
      mail: [
        'ביטלנו את הזמנה {number}. {isPaid, plural, =0 {לא חויבתם} =1 {הכסף חוזר אליכם} other {אם כבר שילמתם, הכסף חוזר אליכם}}. הסיבה:',
        'We cancelled order {number}. {isPaid, plural, =0 {You were not charged} =1 {Your money is on its way back} other {If you have paid, your money is on its way back}}. The reason:',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    cardsRefunded: {
      title: [
        'הכסף על ההזמנה הוחזר: \u2066₪{amount, number, ::.00/w}\u2069',
        'We refunded your order: {amount, number, ::currency/ILS .00/w}',
      ],
      content: [
        'זיכינו אתכם על הזמנה {number}. הזיכוי יופיע אצל חברת האשראי תוך כמה ימים.',
        'We refunded order {number}. It will appear on your card statement within a few days.',
      ],
      action: ['לצפייה בהזמנה', 'View the card order'],
    },
    tagFound: {
      title: ['מישהו מצא את הכרטיס ״{card}״', 'Someone found your card “{card}”'],
      content: ['וכתב לכם: {words}', 'They wrote to you: {words}'],
      mail: ['וזה מה שכתב לכם:', 'They wrote to you:'],
      action: ['לכרטיס ה־NFC', 'View the NFC card'],
    },
    tagGiven: {
      title: ['הכרטיס ״{card}״ עבר אל {to}', 'The card “{card}” now belongs to {to}'],
      content: [
        'ההעברה הושלמה. מעכשיו נגיעה בו פותחת את הכרטיס הדיגיטלי של מי שקיבל אותו.',
        'The transfer is complete. From now on a tap opens the new owner’s digital card.',
      ],
      action: ['לכרטיסי ה־NFC שלכם', 'View your NFC cards'],
    },
    tagReceived: {
      title: ['קיבלתם כרטיס NFC מאת {from}', 'You received an NFC card from {from}'],
      content: [
        'נגיעה בו פותחת עכשיו את ״{profile}״. אפשר לשנות את זה בכל רגע.',
        'A tap now opens “{profile}”. You can change that at any time.',
      ],
      action: ['לכרטיס ה־NFC', 'View the NFC card'],
    },
    tagDeclined: {
      title: ['הכרטיס ״{card}״ נשאר אצלכם', 'The card “{card}” stays with you'],
      content: ['מי שהצעתם לו את הכרטיס בחר לא לקבל אותו.', 'The person you offered it to chose not to take it.'],
      action: ['לכרטיס ה־NFC', 'View the NFC card'],
    },
    reply: {
      title: ['ענינו לכם', 'We answered you'],
      content: ['מחכה לכם תשובה מהתמיכה בצ׳אט.', 'A reply from support is waiting in the chat.'],
      action: ['לשיחה', 'Open the conversation'],
    },
    visitorWrote: {
      title: ['פנייה חדשה: {name}', 'New message: {name}'],
      content: [
        'מישהו כתב לנו מעמוד יצירת הקשר ומחכה לתשובה במייל.',
        'Somebody wrote to us from the contact page and waits for an answer by email.',
      ],
      action: ['לפנייה', 'Open the message'],
    },
    profileReported: {
      title: ['דיווח על הכרטיס {card}', 'The card {card} was reported'],
      content: ['צריך לבדוק אותו ולהחליט.', 'It has to be looked at and decided.'],
      action: ['לדיווח', 'Open the report'],
    },
    staffStockLow: {
      title: [
        '{material, select, pvc {כרטיסי ה־PVC הריקים} wood {כרטיסי העץ הריקים} other {כרטיסי המתכת הריקים}} עומדים להיגמר',
        'Blank {material, select, pvc {PVC} wood {wood} other {metal}} cards are running low',
      ],
      content: [
        '{balance, plural, =0 {לא נשאר אף כרטיס} one {נשאר כרטיס אחד} two {נשארו שני כרטיסים} other {נשארו # כרטיסים}}, וביקשתם תזכורת כשיש פחות מ־{threshold}.',
        '{balance, plural, =0 {None are left} one {One is left} other {# are left}}, and you asked for a reminder below {threshold}.',
      ],
      action: ['למלאי', 'Open the stock'],
    },
    staffOrderPaid: {
      title: ['הזמנה חדשה של כרטיסים: {number}', 'New order of cards: {number}'],
      content: [
        'ההזמנה שולמה ומחכה לבדיקה: {quantity, plural, one {כרטיס אחד} two {שני כרטיסים} other {# כרטיסים}}.',
        'It is paid and waits to be checked: {quantity, plural, one {one card} other {# cards}}.',
      ],
      action: ['להזמנה', 'Open the order'],
    },
    staffOrderResubmitted: {
      title: ['העיצוב תוקן בהזמנה {number}', 'The design of order {number} was corrected'],
      content: ['ההזמנה חזרה לבדיקה.', 'The order waits to be checked again.'],
      action: ['להזמנה', 'Open the order'],
    },
    staffOrderCancelled: {
      title: ['הלקוח ביטל את הזמנה {number}', 'The customer cancelled order {number}'],
      content: ['אין צורך להמשיך בייצור. ההחזר כבר בדרך.', 'Nothing more is to be made. The refund is on its way.'],
      action: ['להזמנה', 'Open the order'],
    },
    staffRenewalLost: {
      title: ['מנוי הסתיים אחרי חיובים שלא עברו: {name}', 'A subscription ended after failed charges: {name}'],
      content: [
        'אף חיוב לא עבר, והחשבון עבר לחבילה הבסיסית.',
        'All charges failed, and the account is on the basic plan now.',
      ],
      action: ['ללקוח', 'Open the customer'],
    },
    communityRemoved: {
      title: ['הכרטיס ״{cardHe}״ הוסר מקהילה', 'The card “{cardEn}” was removed from a community'],
      content: [
        'הוא כבר לא מופיע בקהילה ״{communityHe}״. {hasNote, plural, =1 {הסיבה: {note}} other {חושבים שזו טעות? כתבו לנו.}}',
        'It is no longer in the community “{communityEn}”. {hasNote, plural, =1 {The reason: {note}} other {Think this is a mistake? Write to us.}}',
      ],
      mail: [
        'הוא כבר לא מופיע בקהילה ״{communityHe}״. {hasNote, plural, =1 {הסיבה:} other {חושבים שזו טעות? כתבו לנו.}}',
        'It is no longer in the community “{communityEn}”. {hasNote, plural, =1 {The reason:} other {Think this is a mistake? Write to us.}}',
      ],
      action: ['ליצירת קשר', 'Contact us'],
    },
    cardSuspended: {
      title: ['הכרטיס ״{card}״ הושעה', 'Your card “{card}” is suspended'],
      content: ['מבקרים לא רואים אותו כרגע. הסיבה: {reason}', 'Visitors can’t see it for now. The reason: {reason}'],
      mail: ['מבקרים לא רואים אותו כרגע. הסיבה:', 'Visitors can’t see it for now. The reason:'],
      action: ['לכרטיס', 'Open the card'],
    },
    cardRestored: {
      title: ['הכרטיס ״{card}״ חזר לפעול', 'Your card “{card}” is back'],
      content: [
        'ההשעיה הוסרה, והכרטיס בדיוק כמו שהשארתם אותו.',
        'It is no longer suspended, and is just as you left it.',
      ],
      action: ['לכרטיס', 'Open the card'],
    },
    broadcast: { title: ['{title}', '{title}'], content: ['{content}', '{content}'], action: ['לפרטים', 'Read more'] },
    broadcastService: {
      title: ['{title}', '{title}'],
      content: ['{content}', '{content}'],
      action: ['לפרטים', 'Read more'],
    },
  },
  mail: {
    note: [
      'קיבלתם את המייל הזה כי מיילים בנושא ״{kind}״ מופעלים בחשבון שלכם.',
      'You’re getting this email because “{kind}” emails are turned on in your account.',
    ],
    choose: ['לבחירת המיילים שתקבלו', 'Choose your emails'],
    stop: ['להפסקת המיילים האלה', 'Stop these emails'],
  },
  weekly: {
    subject: ['השבוע שלכם בנגיעה', 'Your week on Negia'],
    text: [
      'כך נראה השבוע מ־{from} עד {to}, לעומת השבוע שלפניו:',
      'Here is how the week from {from} to {to} went, compared with the week before:',
    ],
    views: ['צפיות', 'Views'],
    visitors: ['מבקרים', 'Visitors'],
    saves: ['שמירות באנשי הקשר', 'Contact saves'],
    leads: ['פניות', 'Leads'],
    more: ['{count} יותר', '{count} more'],
    fewer: ['{count} פחות', '{count} fewer'],
    same: ['ללא שינוי', 'No change'],
    action: ['ללוח הבקרה', 'Open the dashboard'],
  },
  unsubscribe: {
    dead: [
      'הקישור לא תקין. בהגדרות החשבון אפשר לבחור אילו מיילים תקבלו.',
      'This link is not valid. Your account settings let you choose which emails you get.',
    ],
  },
});

export type MessageName = keyof (typeof notificationsTexts)['dictionary']['message'];
