import type { HelpContent } from '../answer.ts';

export const leadsTexts: HelpContent<'leads'> = {
  'where-leads-go': {
    he: {
      question: 'איפה רואים מי השאיר פרטים?',
      answer: [
        'ב[לידים](/leads). כל פנייה נשמרת שם עם הטלפון, ההודעה והכרטיס שממנו הגיעה, ואפשר להתקשר, לכתוב בוואטסאפ או לענות במייל בלחיצה אחת.',
        'על פנייה חדשה תקבלו התראה בפעמון ומייל. אפשר לסמן לכל פנייה מצב, לכתוב הערות ולקבוע תזכורת לחזור אליה.',
      ],
      alsoCalled: 'ליד לידים פנייה פניות לקוחות טופס crm',
    },
    en: {
      question: 'Where do I see who left their details?',
      answer: [
        'Under [Leads](/leads). Every lead is kept with its phone number, message and the card it came from, and you can call, message on WhatsApp or reply by email in one click.',
        'For every new lead you get a notification in the bell and an email. You can give every lead a status, write notes and set a reminder to get back to it.',
      ],
      alsoCalled: 'leads inquiries customers form crm inbox',
    },
  },
  'lead-form': {
    he: {
      question: 'איך מוסיפים טופס פנייה לכרטיס, ואיך משנים את השדות?',
      answer: [
        'ב[עורך](/editor), בחלק ״בלוקים״, מוסיפים ״טופס פנייה״. הטופס הרגיל מבקש שם, טלפון, מייל (לא חובה) והודעה, ועובד גם בלי JavaScript.',
        'שדות משלכם, למשל ״באיזה יום נוח לכם?״, כלולים בחבילות בתשלום.',
      ],
      alsoCalled: 'טופס שדות מותאמים צור קשר',
    },
    en: {
      question: 'How do I add a contact form to a card, and change its fields?',
      answer: [
        'In the [editor](/editor), under “Blocks”, add “Contact form”. The standard form asks for a name, a phone number, an email (optional) and a message, and works without JavaScript too.',
        'Your own fields, such as “Which day suits you?”, come with the paid plans.',
      ],
      alsoCalled: 'form custom fields contact',
    },
  },
  'lead-consent': {
    he: {
      question: 'מותר לי לשלוח פרסומות למי שהשאיר פרטים?',
      answer: [
        'לא בלי הסכמה. מי שמשאיר פרטים מבקש שתחזרו אליו. זו לא הסכמה לקבל פרסומות: חוק הספאם דורש הסכמה מפורשת מראש.',
        'לכן בטופס יש תיבה נפרדת, לא מסומנת, לקבלת עדכונים ומבצעים. ליד כל פנייה רשום אם היא סומנה, באילו מילים ומתי.',
      ],
      alsoCalled: 'ספאם דיוור הסכמה חוק 30א שיווק',
    },
    en: {
      question: 'May I send offers to people who left their details?',
      answer: [
        'Not without their consent. People who leave their details are asking you to get back to them. That is not consent to advertising: Israeli spam law requires explicit consent in advance.',
        'That is why the form has a separate box, unticked, for news and offers. Every lead shows whether it was ticked, in what words and when.',
      ],
      alsoCalled: 'spam marketing consent law newsletter',
    },
  },
  'export-leads': {
    he: {
      question: 'איך מייצאים פניות או מחברים אותן ל־CRM?',
      answer: [
        'בחבילות בתשלום, ב[לידים](/leads), ״ייצוא ל־Excel״ מוריד את הרשימה כטבלה שנפתחת נכון בעברית.',
        'בחבילה ״מקצועי״, ״חיבור למערכות שלכם״ שולח כל פנייה חדשה מיד גם ל־CRM או לכלי אוטומציה (webhook), עם חתימה שמוכיחה שהיא הגיעה מאיתנו.',
      ],
      alsoCalled: 'ייצוא csv אקסל webhook חיבור אוטומציה zapier make',
    },
    en: {
      question: 'How do I export leads, or connect them to a CRM?',
      answer: [
        'On the paid plans “Export”, under [Leads](/leads), downloads the list as a table that opens correctly in Excel and Google Sheets.',
        'On the Pro plan “Connect your systems” sends every new lead right away to your CRM or automation tool as well (by webhook), signed so that you know it came from us.',
      ],
      alsoCalled: 'export csv excel webhook integration automation zapier make',
    },
  },
};
