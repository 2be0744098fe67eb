import { texts } from '#i18n/texts.ts';

/**
 * What owners are told. A new piece of news is a new entry of `message`: a title, a content and what the button of its
 * mail says; what stands in the gaps comes with the notification.
 */
export const notificationsTexts = texts('notifications', {
  he: {
    message: {
      lead: {
        title: 'פנייה חדשה: {name}',
        content: 'השאירו לכם פרטים דרך הכרטיס {card}.',
        action: 'לצפייה בפנייה',
      },
      leads: {
        title: '{count, plural, one {פנייה חדשה אחת} two {שתי פניות חדשות} other {# פניות חדשות}}',
        content: 'הגיעו הרבה פניות בזמן קצר, אז אספנו אותן יחד.',
        action: 'לכל הפניות',
      },
      reminder: {
        title: 'תזכורת: {name}',
        content: 'ביקשתם שנזכיר לכם לחזור לפנייה הזאת.',
        action: 'לצפייה בפנייה',
      },
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

/** What can be told. */
export type MessageName = keyof Sentences['message'];
