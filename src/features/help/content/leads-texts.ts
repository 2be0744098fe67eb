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
        'Under [Leads](/leads). Every lead is kept with its phone number, message and the card it came from, and one press calls, writes on WhatsApp or answers by e-mail.',
        'A new lead rings the bell and sends you a mail. You can give every lead a status, write notes and set a reminder to get back to it.',
      ],
      alsoCalled: 'leads inquiries customers form crm inbox',
    },
  },
  'lead-form': {
    he: {
      question: 'איך מוסיפים טופס פנייה לכרטיס, ואיך משנים את השדות?',
      answer: [
        'ב[עורך](/editor), בחלק ״בלוקים״, מוסיפים ״טופס פנייה״. הטופס הרגיל מבקש שם, טלפון והודעה, ועובד גם בלי JavaScript.',
        'שדות משלכם, למשל ״באיזה יום נוח לכם?״, כלולים בחבילות בתשלום.',
      ],
      alsoCalled: 'טופס שדות מותאמים צור קשר',
    },
    en: {
      question: 'How do I add a contact form to a card, and change its fields?',
      answer: [
        'In the [editor](/editor), under “Blocks”, add “Contact form”. The usual one asks for a name, a phone number and a message, and works without JavaScript too.',
        'Fields of your own, such as “Which day suits you?”, come with the paid plans.',
      ],
      alsoCalled: 'form custom fields contact',
    },
  },
  'lead-consent': {
    he: {
      question: 'מותר לי לשלוח פרסומות למי שהשאיר פרטים?',
      answer: [
        'לא בלי הסכמה. השארת פרטים היא בקשה שתחזרו אליהם, ולא הסכמה לקבל פרסומות: חוק הספאם דורש הסכמה מפורשת מראש.',
        'לכן בטופס יש תיבה נפרדת, לא מסומנת, לקבלת עדכונים ומבצעים. ליד כל פנייה רשום אם היא סומנה, באילו מילים ומתי.',
      ],
      alsoCalled: 'ספאם דיוור הסכמה חוק 30א שיווק',
    },
    en: {
      question: 'May I send offers to people who left their details?',
      answer: [
        'Not without their consent. Leaving details asks you to get back to them; it is no consent to advertising. Israeli spam law asks for explicit consent beforehand.',
        'That is why the form has a separate box, unticked, for news and offers. Every lead says whether it was ticked, in which words and when.',
      ],
      alsoCalled: 'spam marketing consent law newsletter',
    },
  },
  'export-leads': {
    he: {
      question: 'איך מייצאים לידים או מחברים אותם ל־CRM?',
      answer: [
        'בחבילות בתשלום, ב[לידים](/leads), ״ייצוא לאקסל״ מוריד את הרשימה כטבלה שנפתחת נכון בעברית.',
        'בחבילה הגדולה, ״חיבור למערכות שלכם״ שולח כל פנייה חדשה מיד גם ל־CRM או לכלי אוטומציה (webhook), עם חתימה שמוכיחה שהיא הגיעה מאיתנו.',
      ],
      alsoCalled: 'ייצוא csv אקסל webhook חיבור אוטומציה zapier make',
    },
    en: {
      question: 'How do I export leads, or connect them to a CRM?',
      answer: [
        'On the paid plans “Export”, under [Leads](/leads), downloads the list as a table that opens right in Excel and Google Sheets.',
        'On the largest plan “Connect your systems” sends every new lead at once to your CRM or automation tool as well (by webhook), signed so that you know it came from us.',
      ],
      alsoCalled: 'export csv excel webhook integration automation zapier make',
    },
  },
};
