import { texts } from '#i18n/texts.ts';

/**
 * Texts of notifications. Each entry of `message` has a title, a content and the label of its email's button; the
 * notification provides the placeholder values.
 */
export const notificationsTexts = texts('notifications', {
  he: {
    message: {
      lead: { title: 'פנייה חדשה: {name}', content: 'השאירו לכם פרטים דרך הכרטיס {card}.', action: 'לצפייה בפנייה' },
      leads: {
        title: '{count, plural, one {פנייה חדשה אחת} two {שתי פניות חדשות} other {# פניות חדשות}}',
        content: 'הגיעו הרבה פניות בזמן קצר, אז אספנו אותן יחד.',
        action: 'לכל הפניות',
      },
      leadsReview: {
        title: '{count, plural, one {פנייה אחת לבדיקה} two {שתי פניות לבדיקה} other {# פניות לבדיקה}}',
        content: 'הגיעו בבת אחת יותר פניות מהרגיל. שמרנו אותן בצד, כדי שתבדקו מה אמיתי.',
        action: 'לבדיקת הפניות',
      },
      leadWebhookFailed: {
        title: 'פניות לא מגיעות למערכת שלכם',
        content: 'ניסינו כמה פעמים לשלוח ל־{host} ולא הצלחנו. הפניות עצמן שמורות כאן. בדקו את החיבור ושלחו בדיקה.',
        action: 'לבדיקת החיבור',
      },
      reminder: { title: 'תזכורת: {name}', content: 'ביקשתם שנזכיר לכם לחזור לפנייה הזאת.', action: 'לצפייה בפנייה' },
      trialSoon: {
        title:
          '{days, plural, one {נשאר יום אחד לתקופת הניסיון} two {נשארו יומיים לתקופת הניסיון} other {נשארו # ימים לתקופת הניסיון}}',
        content:
          'עד {endsAt, date, long} הכול פתוח לפניכם. אחר כך הכרטיס הראשי ממשיך לפעול, ומה שמעבר לחבילה הבסיסית יחכה לכם.',
        action: 'לחשבון שלכם',
      },
      trialEnded: {
        title: 'תקופת הניסיון הסתיימה',
        content: 'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שמעבר לחבילה מחכה לכם.',
        action: 'לחשבון שלכם',
      },
      paymentPaid: {
        title: 'התשלום התקבל: {amount, number, ::currency/ILS .00/w}',
        content: 'תודה! החשבונית מחכה לכם בארנק.',
        action: 'לארנק',
      },
      paymentFailed: {
        title: 'התשלום לא הושלם: {amount, number, ::currency/ILS .00/w}',
        content: 'לא חויבתם. אפשר לנסות שוב, או לשלם בכרטיס אחר.',
        action: 'לארנק',
      },
      refundDone: {
        title: 'זיכינו אתכם: {amount, number, ::currency/ILS .00/w}',
        content: 'הכסף בדרך אליכם. חברת האשראי מציגה זיכוי בתוך כמה ימים, וחשבונית הזיכוי מחכה בארנק.',
        action: 'לארנק',
      },
      refundDoneBecause: {
        title: 'זיכינו אתכם: {amount, number, ::currency/ILS .00/w}',
        content: 'חברת האשראי מציגה זיכוי בתוך כמה ימים, וחשבונית הזיכוי מחכה בארנק. הסיבה: {reason}',
        action: 'לארנק',
      },
      renewed: {
        title: 'המנוי התחדש: {amount, number, ::currency/ILS .00/w}',
        content: 'תודה שאתם איתנו. התקופה הבאה מתחילה עכשיו, והחשבונית מחכה לכם בארנק.',
        action: 'לארנק',
      },
      renewalSoon: {
        title: 'המנוי השנתי מתחדש בקרוב',
        content:
          'ב־{at, date, long} נחייב את אמצעי התשלום שלכם ב־{amount, number, ::currency/ILS .00/w} והמנוי ימשיך. רוצים לעצור? אפשר לבטל בארנק עד אז.',
        action: 'לארנק',
      },
      renewalFailed: {
        title: 'החיוב על המנוי לא עבר',
        content:
          'לא הצלחנו לחייב {amount, number, ::currency/ILS .00/w}. הכול ממשיך לעבוד, וננסה שוב ב־{at, date, long}. אפשר לעדכן אמצעי תשלום כבר עכשיו.',
        action: 'לעדכון אמצעי התשלום',
      },
      renewalLastTry: {
        title: 'נשאר ניסיון אחד לחייב את המנוי',
        content:
          'לא הצלחנו לחייב {amount, number, ::currency/ILS .00/w}. ב־{at, date, long} ננסה בפעם האחרונה, ואם גם זה לא יעבור המנוי יסתיים. עדכון אמצעי התשלום יפתור את זה.',
        action: 'לעדכון אמצעי התשלום',
      },
      subscriptionEnded: {
        title: 'המנוי הסתיים',
        content: 'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שמעבר לחבילה מחכה לכם.',
        action: 'לחידוש המנוי',
      },
      subscriptionCancelled: {
        title: 'המנוי בוטל',
        content: 'לא נחייב אתכם שוב. הכול נשאר פתוח עד {at, date, long}, ועד אז אפשר גם להתחרט.',
        action: 'לארנק',
      },
      subscriptionCancelledByUs: {
        title: 'ביטלנו את החידוש של המנוי',
        content: 'לא נחייב אתכם שוב, והכול נשאר פתוח עד {at, date, long}. הסיבה: {reason}',
        action: 'לארנק',
      },
      subscriptionEndedByUs: {
        title: 'המנוי הסתיים',
        content:
          'סיימנו את המנוי ולא נחייב אתכם שוב. עברתם לחבילה הבסיסית, ושום דבר לא נמחק: מה שמעבר לחבילה מחכה לכם. הסיבה: {reason}',
        action: 'לחידוש המנוי',
      },
      subscriptionResumedByUs: {
        title: 'המנוי שלכם ימשיך להתחדש',
        content:
          'החזרנו את החידוש לפעולה. ב־{at, date, long} נחייב {amount, number, ::currency/ILS .00/w}, ואפשר לבטל בארנק עד אז. הסיבה: {reason}',
        action: 'לארנק',
      },
      subscriptionRefunded: {
        title: 'המנוי בוטל, והכסף חוזר אליכם',
        content: 'נחזיר {amount, number, ::currency/ILS .00/w} לאמצעי התשלום ששילמתם בו.',
        action: 'לארנק',
      },
      packageMoved: {
        title: 'עברתם לחבילת {packageHe}',
        content: 'העברנו אתכם, והמעבר כבר בתוקף. המחיר שלכם לא עולה, ואין צורך לעשות דבר.',
        action: 'לחבילה שלכם',
      },
      packageMovesLater: {
        title: 'בקרוב תעברו לחבילת {packageHe}',
        content: 'ב־{at, date, long}, בסוף התקופה ששילמתם עליה, נעביר אתכם. המחיר שלכם לא עולה, ואין צורך לעשות דבר.',
        action: 'לחבילה שלכם',
      },
      packageEnds: {
        title: 'המנוי לחבילת {packageHe} לא יתחדש',
        content:
          'הכול נשאר פתוח עד {at, date, long}, ולא נחייב אתכם שוב. אחר כך תעברו לחבילה הבסיסית, ושום דבר לא יימחק.',
        action: 'לחבילה שלכם',
      },
      packageGiven: {
        title: 'חבילת {packageHe} במתנה',
        content: 'היא פתוחה לכם עד {until, date, long}, בלי תשלום ובלי התחייבות.',
        action: 'לחבילה שלכם',
      },
      packageGiftEnded: {
        title: 'המתנה הסתיימה: חבילת {packageHe}',
        content: 'עברתם לחבילה הבסיסית. הכרטיס הראשי ממשיך לפעול, ושום דבר לא נמחק: מה שמעבר לחבילה מחכה לכם.',
        action: 'לחבילה שלכם',
      },
      packageMovedBack: {
        title: 'חזרתם לחבילת {packageHe}',
        content: 'ביטלנו את המעבר, והכול שוב כמו שהיה.',
        action: 'לחבילה שלכם',
      },
      cardsPaid: {
        title: 'ההזמנה שלכם אצלנו',
        content: 'תודה! נבדוק את העיצוב ונתחיל לייצר. הכרטיסים מהזמנה {number} יגיעו עד {to, date, long}.',
        action: 'לצפייה בהזמנה',
      },
      cardsExpired: {
        title: 'ההזמנה לא שולמה והסתיימה',
        content: 'הזמנה {number} חיכתה יומיים לתשלום. העיצוב שמור אצלכם, ואפשר להזמין אותו שוב בכל רגע.',
        action: 'לצפייה בהזמנה',
      },
      cardsApproved: {
        title: 'העיצוב אושר',
        content: 'בדקנו את העיצוב של הזמנה {number} והוא מוכן להדפסה. הייצור מתחיל בקרוב.',
        action: 'לצפייה בהזמנה',
      },
      cardsNeedChanges: {
        title: 'העיצוב צריך תיקון קטן',
        content: 'לפני שמדפיסים את הזמנה {number}: {reason}',
        action: 'לתיקון העיצוב',
      },
      cardsStarted: {
        title: 'הכרטיסים שלכם בייצור',
        content: 'התחלנו לייצר את הזמנה {number}. נעדכן כשהיא יוצאת לדרך.',
        action: 'לצפייה בהזמנה',
      },
      cardsEncoded: {
        title: 'הכרטיסים מוכנים',
        content: 'הדפסנו את הכרטיסים מהזמנה {number}, כתבנו את השבבים ובדקנו אותם. עכשיו אורזים.',
        action: 'לצפייה בהזמנה',
      },
      cardsShipped: {
        title: 'הכרטיסים יצאו לדרך',
        content: 'הזמנה {number} נשלחה אליכם. בעמוד ההזמנה רואים מי מביא אותה ואיך עוקבים.',
        action: 'למעקב אחרי המשלוח',
      },
      cardsDelivered: {
        title: 'הכרטיסים הגיעו',
        content: 'הזמנה {number} נמסרה. מקרבים לטלפון, וזה עובד. לא קיבלתם? ספרו לנו בעמוד ההזמנה.',
        action: 'לצפייה בהזמנה',
      },
      cardsProblem: {
        title: 'יש תקלה במשלוח',
        content: 'משהו עיכב את הזמנה {number}. אנחנו בודקים ונעדכן.',
        action: 'לצפייה בהזמנה',
      },
      cardsReturned: {
        title: 'הכרטיסים חזרו אלינו',
        content: 'קיבלנו בחזרה את הזמנה {number}, והכרטיסים שבה כבר לא פעילים.',
        action: 'לצפייה בהזמנה',
      },
      cardsCancelled: {
        title: 'ההזמנה בוטלה',
        content: 'ביטלנו את הזמנה {number}. אם כבר שילמתם, הכסף חוזר אליכם. {reason}',
        action: 'לצפייה בהזמנה',
      },
      cardsRefunded: {
        title: 'הכסף על ההזמנה הוחזר: {amount, number, ::currency/ILS .00/w}',
        content: 'זיכינו אתכם על הזמנה {number}. חברת האשראי מציגה זיכוי בתוך כמה ימים.',
        action: 'לצפייה בהזמנה',
      },
      tagFound: { title: 'מישהו מצא את הכרטיס {card}', content: 'וכתב לכם: {words}', action: 'לשבב' },
      tagGiven: {
        title: 'הכרטיס {card} עבר ל{to}',
        content: 'ההעברה הושלמה. מעכשיו נגיעה בו פותחת את הכרטיס הדיגיטלי של מי שקיבל אותו.',
        action: 'לכרטיסי ה־NFC שלכם',
      },
      tagReceived: {
        title: 'קיבלתם כרטיס NFC מ{from}',
        content: 'נגיעה בו פותחת עכשיו את {profile}. אפשר לשנות את זה בכל רגע.',
        action: 'לשבב',
      },
      tagDeclined: {
        title: 'הכרטיס {card} נשאר אצלכם',
        content: 'מי שהצעתם לו את הכרטיס בחר לא לקבל אותו.',
        action: 'לשבב',
      },
      reply: { title: 'ענינו לכם', content: 'מחכה לכם תשובה מהתמיכה בצ׳אט.', action: 'לשיחה' },
      communityRemoved: {
        title: 'הכרטיס {cardHe} הוסר מקהילה',
        content:
          'הוא כבר לא מופיע בקהילה {communityHe}. {hasNote, plural, =1 {הסיבה: {note}} other {חושבים שזו טעות? כתבו לנו.}}',
        action: 'לפנייה אלינו',
      },
      cardSuspended: {
        title: 'הכרטיס {card} הושעה',
        content: 'מבקרים לא רואים אותו כרגע. הסיבה: {reason}',
        action: 'לכרטיס',
      },
      cardRestored: {
        title: 'הכרטיס {card} חזר לפעול',
        content: 'ההשעיה הוסרה, והכרטיס בדיוק כמו שהשארתם אותו.',
        action: 'לכרטיס',
      },
      broadcast: { title: '{title}', content: '{content}', action: 'לפרטים' },
    },
    mail: {
      greeting: 'שלום {name},',
      signature: 'צוות נגיעה',
      note: 'קיבלתם את המייל הזה כי המיילים על ״{kind}״ פועלים אצלכם. אפשר להפסיק אותם בכל רגע.',
      stop: 'להפסקת המיילים האלה',
    },
    weekly: {
      subject: 'השבוע שלכם בנגיעה',
      text: 'כך נראה השבוע מ־{from} עד {to}, לעומת השבוע שלפניו:',
      views: 'צפיות',
      visitors: 'מבקרים',
      saves: 'שמירות איש קשר',
      leads: 'פניות',
      more: '{count} יותר',
      fewer: '{count} פחות',
      same: 'ללא שינוי',
      action: 'ללוח הבקרה',
    },
    unsubscribe: { dead: 'הקישור אינו תקין. בהגדרות החשבון אפשר לבחור אילו מיילים תקבלו.' },
  },
  en: {
    message: {
      lead: {
        title: 'New lead: {name}',
        content: 'They left their details on your card {card}.',
        action: 'See the lead',
      },
      leads: {
        title: '{count, plural, one {One new lead} other {# new leads}}',
        content: 'Many leads came in a short time, so here they are together.',
        action: 'See all leads',
      },
      leadsReview: {
        title: '{count, plural, one {One lead to review} other {# leads to review}}',
        content: 'More leads than usual came at once. We set these aside, so that you can see which are real.',
        action: 'Review the leads',
      },
      leadWebhookFailed: {
        title: 'Leads do not reach your system',
        content:
          'We tried several times to send to {host} and could not. The leads themselves are safe here. Check the connection and send a test.',
        action: 'Check the connection',
      },
      reminder: {
        title: 'Reminder: {name}',
        content: 'You asked to be reminded to get back to this lead.',
        action: 'See the lead',
      },
      trialSoon: {
        title: '{days, plural, one {One day left of your trial} other {# days left of your trial}}',
        content:
          'Everything is open to you until {endsAt, date, long}. After that your main card goes on working, and what is beyond the basic plan waits for you.',
        action: 'To your account',
      },
      trialEnded: {
        title: 'Your trial has ended',
        content:
          'You are on the basic plan now. Your main card goes on working and nothing was deleted: what is beyond the plan waits for you.',
        action: 'To your account',
      },
      paymentPaid: {
        title: 'Payment received: {amount, number, ::currency/ILS .00/w}',
        content: 'Thank you! The invoice is in your wallet.',
        action: 'To your wallet',
      },
      paymentFailed: {
        title: 'Payment not completed: {amount, number, ::currency/ILS .00/w}',
        content: 'You were not charged. You can try again, or pay with another card.',
        action: 'To your wallet',
      },
      refundDone: {
        title: 'We refunded you {amount, number, ::currency/ILS .00/w}',
        content:
          'The money is on its way: card companies show it within a few days. The credit note is in your wallet.',
        action: 'To your wallet',
      },
      refundDoneBecause: {
        title: 'We refunded you {amount, number, ::currency/ILS .00/w}',
        content:
          'Card companies show it within a few days, and the credit note is in your wallet. The reason: {reason}',
        action: 'To your wallet',
      },
      renewed: {
        title: 'Your subscription was renewed: {amount, number, ::currency/ILS .00/w}',
        content: 'Thank you for staying with us. The next period starts now, and the invoice is in your wallet.',
        action: 'To your wallet',
      },
      renewalSoon: {
        title: 'Your yearly subscription renews soon',
        content:
          'On {at, date, long} we will charge your payment method {amount, number, ::currency/ILS .00/w} and your subscription goes on. To stop it, cancel in your wallet before then.',
        action: 'To your wallet',
      },
      renewalFailed: {
        title: 'Your subscription could not be charged',
        content:
          'A charge of {amount, number, ::currency/ILS .00/w} did not go through. Everything keeps working, and we will try again on {at, date, long}. You can update your payment method right away.',
        action: 'Update payment method',
      },
      renewalLastTry: {
        title: 'One try left to charge your subscription',
        content:
          'A charge of {amount, number, ::currency/ILS .00/w} did not go through. We will try for the last time on {at, date, long}; if that fails too, your subscription ends. Updating your payment method fixes it.',
        action: 'Update payment method',
      },
      subscriptionEnded: {
        title: 'Your subscription has ended',
        content:
          'You are on the basic plan now. Your main card goes on working and nothing was deleted: what is beyond the plan waits for you.',
        action: 'Renew your subscription',
      },
      subscriptionCancelled: {
        title: 'Your subscription is cancelled',
        content:
          'You will not be charged again. Everything stays open until {at, date, long}, and until then you can change your mind.',
        action: 'To your wallet',
      },
      subscriptionCancelledByUs: {
        title: 'We stopped the renewal of your subscription',
        content:
          'You will not be charged again, and everything stays open until {at, date, long}. The reason: {reason}',
        action: 'To your wallet',
      },
      subscriptionEndedByUs: {
        title: 'Your subscription has ended',
        content:
          'We ended your subscription, and you will not be charged again. You are on the basic package and nothing was deleted: whatever is beyond it waits for you. The reason: {reason}',
        action: 'Renew the subscription',
      },
      subscriptionResumedByUs: {
        title: 'Your subscription will go on renewing',
        content:
          'We turned its renewal on again. On {at, date, long} we will charge {amount, number, ::currency/ILS .00/w}, and you can cancel in your wallet before then. The reason: {reason}',
        action: 'To your wallet',
      },
      subscriptionRefunded: {
        title: 'Your subscription is cancelled, and your money is on its way back',
        content: 'We are returning {amount, number, ::currency/ILS .00/w} to the payment method you paid with.',
        action: 'To your wallet',
      },
      packageMoved: {
        title: 'You are on {packageEn} now',
        content: 'We moved you, and it holds already. You pay no more than before, and there is nothing to do.',
        action: 'To your package',
      },
      packageMovesLater: {
        title: 'You are moving to {packageEn} soon',
        content:
          'We move you on {at, date, long}, when the period you paid for ends. You pay no more than before, and there is nothing to do.',
        action: 'To your package',
      },
      packageEnds: {
        title: 'Your {packageEn} subscription will not renew',
        content:
          'Everything stays open until {at, date, long}, and you will not be charged again. After that you are on the basic package, and nothing is deleted.',
        action: 'To your package',
      },
      packageGiven: {
        title: '{packageEn}, as a present',
        content: 'It is open to you until {until, date, long}, with nothing to pay and no strings attached.',
        action: 'To your package',
      },
      packageGiftEnded: {
        title: 'Your present has ended: {packageEn}',
        content:
          'You are on the basic package now. Your main card goes on working and nothing was deleted: what is beyond the package waits for you.',
        action: 'To your package',
      },
      packageMovedBack: {
        title: 'You are back on {packageEn}',
        content: 'We took the move back, and everything is as it was.',
        action: 'To your package',
      },
      cardsPaid: {
        title: 'We have your order',
        content:
          'Thank you! We check the design and start making your cards. Order {number} will be with you by {to, date, long}.',
        action: 'See the order',
      },
      cardsExpired: {
        title: 'Your order was not paid for and is over',
        content:
          'Order {number} waited two days for its payment. The design is safe with you, and you can order it again at any time.',
        action: 'See the order',
      },
      cardsApproved: {
        title: 'Your design is approved',
        content: 'We checked the design of order {number} and it is ready to print. We start soon.',
        action: 'See the order',
      },
      cardsNeedChanges: {
        title: 'Your design needs a small change',
        content: 'Before we print order {number}: {reason}',
        action: 'Change the design',
      },
      cardsStarted: {
        title: 'Your cards are being made',
        content: 'We started making order {number}, and will tell you when it leaves.',
        action: 'See the order',
      },
      cardsEncoded: {
        title: 'Your cards are ready',
        content:
          'The cards of order {number} are printed, and their chips are written and tested. We are packing them now.',
        action: 'See the order',
      },
      cardsShipped: {
        title: 'Your cards are on their way',
        content: 'Order {number} was sent to you. Its page says who brings it and how to follow it.',
        action: 'Follow the delivery',
      },
      cardsDelivered: {
        title: 'Your cards have arrived',
        content:
          'Order {number} was delivered. Hold a card to a phone, and it works. Not with you? Tell us on the page of the order.',
        action: 'See the order',
      },
      cardsProblem: {
        title: 'Something went wrong with the delivery',
        content: 'Order {number} was held up. We are looking into it and will tell you.',
        action: 'See the order',
      },
      cardsReturned: {
        title: 'Your cards came back to us',
        content: 'Order {number} is back with us, and its cards no longer work.',
        action: 'See the order',
      },
      cardsCancelled: {
        title: 'Your order was cancelled',
        content: 'We cancelled order {number}. If you have paid, your money is on its way back. {reason}',
        action: 'See the order',
      },
      cardsRefunded: {
        title: 'The money for your order is back: {amount, number, ::currency/ILS .00/w}',
        content: 'We refunded order {number}. Card companies show it within a few days.',
        action: 'See the order',
      },
      tagFound: {
        title: 'Somebody found your card {card}',
        content: 'They wrote to you: {words}',
        action: 'To the tag',
      },
      tagGiven: {
        title: 'The card {card} now belongs to {to}',
        content: 'It has been passed on. From now on a tap opens the digital card of its new owner.',
        action: 'To your NFC cards',
      },
      tagReceived: {
        title: 'You received an NFC card from {from}',
        content: 'A tap now opens {profile}. You can change that at any time.',
        action: 'To the tag',
      },
      tagDeclined: {
        title: 'The card {card} stays with you',
        content: 'Whoever you offered it to chose not to take it.',
        action: 'To the tag',
      },
      reply: {
        title: 'We answered you',
        content: 'A reply from support is waiting in the chat.',
        action: 'To the conversation',
      },
      communityRemoved: {
        title: 'The card {cardEn} was removed from a community',
        content:
          'It is no longer in the community {communityEn}. {hasNote, plural, =1 {The reason: {note}} other {Think this is a mistake? Write to us.}}',
        action: 'Contact us',
      },
      cardSuspended: {
        title: 'Your card {card} is suspended',
        content: 'Visitors do not see it now. Why: {reason}',
        action: 'Open the card',
      },
      cardRestored: {
        title: 'Your card {card} is back',
        content: 'It is no longer suspended, and is again just as you left it.',
        action: 'Open the card',
      },
      broadcast: { title: '{title}', content: '{content}', action: 'Read more' },
    },
    mail: {
      greeting: 'Hello {name},',
      signature: 'The Negia team',
      note: 'You get this mail because mails about “{kind}” are on for you. You can stop them at any time.',
      stop: 'Stop these mails',
    },
    weekly: {
      subject: 'Your week on Negia',
      text: 'This is how the week from {from} to {to} went, against the week before:',
      views: 'Views',
      visitors: 'Visitors',
      saves: 'Contact saves',
      leads: 'Leads',
      more: '{count} more',
      fewer: '{count} fewer',
      same: 'No change',
      action: 'To the dashboard',
    },
    unsubscribe: { dead: 'This link is not valid. Your account settings let you choose which mails you get.' },
  },
});

type Sentences = NonNullable<(typeof notificationsTexts)['source']>;

export type MessageName = keyof Sentences['message'];
