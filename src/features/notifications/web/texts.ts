import { texts } from '#i18n/texts.ts';

/** Texts of the bell, the email preferences and the unsubscribe page. */
export const noticesTexts = texts('notices', {
  bell: {
    title: ['התראות', 'Notifications'],
    unread: ['חדש', 'New'],
    loading: ['טוענים את ההתראות', 'Loading notifications'],
    emptyTitle: ['אין התראות', 'No notifications'],
    emptyText: [
      'כשתגיע פנייה חדשה או כל דבר שכדאי לדעת, תראו את זה כאן.',
      'When a new lead comes in, or anything else worth knowing, you will see it here.',
    ],
    failed: ['לא הצלחנו לטעון את ההתראות', 'We could not load your notifications'],
    retry: ['לנסות שוב', 'Try again'],
    settings: ['בחירת המיילים שתקבלו', 'Choose which emails you get'],
  },
  mails: {
    lead: [
      'ברגע שמישהו משאיר פרטים בכרטיס שלכם. כשמגיעות הרבה, נאסוף אותן למייל אחד.',
      'As soon as someone leaves their details on your card. When many arrive, we put them in one email.',
    ],
    reminder: ['בזמן שקבעתם לחזור לפנייה.', 'At the time you set to get back to a lead.'],
    order: ['בכל שלב בדרך של הכרטיס אליכם.', 'At every step of your card’s way to you.'],
    card: ['כשאנחנו משנים משהו בכרטיס שלכם.', 'When we change something about your card.'],
    payment: ['אישורי תשלום, חשבוניות ובעיות בחיוב.', 'Receipts, invoices and problems with a charge.'],
    trial: ['לפני שתקופת הניסיון נגמרת, וכשהיא נגמרת.', 'Before your trial ends, and when it ends.'],
    reply: ['כשעונים לכם מהתמיכה.', 'When support answers you.'],
    staff: [
      'הזמנה ששולמה, חיוב שלא עבר ומה שמחכה לתפקיד שלכם.',
      'A paid order, a failed charge, and what waits for your role.',
    ],
    broadcast: ['מה חדש אצלנו. לא הרבה, ורק אם ביקשתם.', 'What is new with us. Not much, and only if you ask for it.'],
    weekly: [
      'בכל יום ראשון בבוקר: צפיות, מבקרים ופניות, לעומת השבוע הקודם.',
      'Every Sunday morning: views, visitors and leads, compared with the week before.',
    ],
    saving: ['שומרים', 'Saving'],
    saved: ['נשמר', 'Saved'],
    loading: ['טוענים את הבחירות שלכם', 'Loading your choices'],
    failed: ['לא הצלחנו לטעון את הבחירות שלכם', 'We could not load your choices'],
    notSaved: ['הבחירה לא נשמרה', 'The choice was not saved'],
  },
  unsubscribe: {
    page: ['הפסקת מיילים', 'Stop emails'],
    title: ['להפסיק את המיילים האלה?', 'Stop these emails?'],
    text: [
      'לא נשלח אליכם יותר מיילים בנושא ״{kind}״. את ההתראות עצמן תמשיכו לראות באתר.',
      'We’ll stop sending you “{kind}” emails. You’ll still see the notifications themselves on the site.',
    ],
    weeklyText: [
      'לא נשלח אליכם יותר את הסיכום השבועי. את המספרים תמצאו תמיד בסטטיסטיקה.',
      'We’ll stop sending you the weekly summary. You can always find the numbers in your statistics.',
    ],
    stop: ['להפסיק את המיילים', 'Stop these emails'],
    done: ['הפסקנו', 'Stopped'],
    doneText: [
      'לא יישלחו אליכם עוד מיילים בנושא ״{kind}״. אפשר להתחיל שוב בכל רגע בהגדרות החשבון.',
      'You won’t get any more “{kind}” emails. You can turn them on again at any time in your account settings.',
    ],
    settings: ['להגדרות החשבון', 'To the account settings'],
    deadTitle: ['הקישור לא תקין', 'This link is not valid'],
    deadText: [
      'ייתכן שהוא נקטע בדרך. בהגדרות החשבון אפשר לבחור אילו מיילים תקבלו.',
      'It may have been cut off along the way. In your account settings you can choose which emails you get.',
    ],
    failed: ['לא הצלחנו להפסיק את המיילים', 'We couldn’t stop the emails'],
  },
});
