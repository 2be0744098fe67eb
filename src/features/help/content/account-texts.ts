import type { HelpContent } from '../answer.ts';

export const accountTexts: HelpContent<'account'> = {
  'forgot-password': {
    he: {
      question: 'שכחתי סיסמה. איך נכנסים?',
      answer: [
        {
          steps: [
            'ב[עמוד יצירת הקשר](/contact#password) כותבים את המייל שאיתו נרשמתם.',
            'מגיע מייל עם קישור. הקישור בתוקף ל־{linkMinutes} דקות ולשימוש אחד.',
            'בוחרים סיסמה חדשה של {passwordMin} תווים לפחות. כל המכשירים המחוברים מתנתקים.',
          ],
        },
        'לא הגיע? הציצו בספאם, ובדקו שזה המייל שאיתו נרשמתם. נרשמתם עם Google? פשוט התחברו עם Google.',
      ],
      alsoCalled: 'סיסמא איפוס שחזור התחברות לא מצליח להיכנס',
    },
    en: {
      question: 'I forgot my password. How do I get in?',
      answer: [
        {
          steps: [
            'On the [contact page](/contact#password) enter the email address you registered with.',
            'You’ll get an email with a link. The link works once and expires in {linkMinutes} minutes.',
            'Choose a new password of at least {passwordMin} characters. All signed-in devices are signed out.',
          ],
        },
        'Didn’t get it? Check your spam folder, and make sure it’s the address you registered with. Registered with Google? Just sign in with Google.',
      ],
      alsoCalled: 'reset recover login cannot sign in',
    },
  },
  'two-step-verification': {
    he: {
      question: 'איך מפעילים אימות דו־שלבי?',
      answer: [
        'ב[הגדרות החשבון](/account#secondFactor), תחת ״אימות דו־שלבי״: סורקים קוד באפליקציית אימות, מקלידים 6 ספרות, ושומרים את קודי השחזור במקום בטוח.',
        'איבדתם את הטלפון? קוד שחזור מכניס אתכם. אין גם קודים? [כתבו לנו](/contact?topic=password).',
      ],
      alsoCalled: '2fa אימות דו שלבי קוד authenticator קודי שחזור',
    },
    en: {
      question: 'How do I turn on two-step verification?',
      answer: [
        'In the [account settings](/account#secondFactor), under “Two-step verification”: scan a code with an authenticator app, type the 6 digits, and keep the recovery codes in a safe place.',
        'Lost your phone? A recovery code gets you in. No codes either? [Write to us](/contact?topic=password).',
      ],
      alsoCalled: '2fa two factor authenticator recovery codes totp',
    },
  },
  'signed-in-devices': {
    he: {
      question: 'איך מנתקים מכשיר שאני לא מכיר?',
      answer: [
        'ב[הגדרות החשבון](/account#sessions), תחת ״מכשירים מחוברים״, רואים איפה החשבון פתוח ומנתקים כל אחד, או את כולם בבת אחת. אחר כך כדאי [להחליף סיסמה](/account#password).',
      ],
      alsoCalled: 'התנתקות מכשירים פריצה אבטחה',
    },
    en: {
      question: 'How do I sign out a device I don’t recognise?',
      answer: [
        'In the [account settings](/account#sessions), under “Signed-in devices”, see where your account is open and sign out any of them, or all at once. After that it’s a good idea to [change your password](/account#password).',
      ],
      alsoCalled: 'sessions sign out hacked security',
    },
  },
  'change-email': {
    he: {
      question: 'איך משנים מייל או שם משתמש?',
      answer: [
        'ב[הגדרות החשבון](/account). למייל החדש נשלח קישור, ועד שתפתחו אותו המייל הנוכחי ממשיך לעבוד. שם המשתמש הוא חלק מהכתובת שלכם, אז אחרי שינוי כדאי לעדכן את מי שקיבל אותה.',
      ],
      alsoCalled: 'החלפת מייל שם משתמש אימות מייל',
    },
    en: {
      question: 'How do I change my email address or username?',
      answer: [
        'In the [account settings](/account). The new address gets a link, and until you open it the current one stays in use. The username is part of your address, so let people who have it know.',
      ],
      alsoCalled: 'change email username verify',
    },
  },
  'which-mails': {
    he: {
      question: 'אפשר לקבל פחות מיילים?',
      answer: [
        'כן. ב[הגדרות החשבון](/account#mails), תחת ״התראות במייל״, בוחרים אילו מיילים לקבל. בתחתית המיילים יש גם קישור להפסקה בלחיצה. ההתראות עצמן ממשיכות לחכות בפעמון שבראש העמוד.',
      ],
      alsoCalled: 'הסרה מרשימת תפוצה התראות מיילים ספאם',
    },
    en: {
      question: 'Can I get fewer emails?',
      answer: [
        'Yes. In the [account settings](/account#mails), under “Email notifications”, choose which emails you get. Every email also has a one-click unsubscribe link. The notifications themselves keep appearing in the bell at the top of the page.',
      ],
      alsoCalled: 'unsubscribe notifications mails',
    },
  },
  'site-language': {
    he: {
      question: 'איך מחליפים שפה באתר?',
      answer: [
        'בכפתור השפה שבראש העמוד, ובטלפון בתוך התפריט. את השפה של המיילים שלנו בוחרים ב[הגדרות החשבון](/account#details).',
        'זו השפה שאתם רואים. לשפה של הכרטיס עצמו יש [הגדרה משלה](/help/card-in-two-languages).',
      ],
      alsoCalled: 'שפה עברית אנגלית english',
    },
    en: {
      question: 'How do I change the language of the site?',
      answer: [
        'With the language button at the top of the page, or inside the menu on a phone. Choose the language of our emails in the [account settings](/account#details).',
        'That is the language you see. The card itself has [its own setting](/help/card-in-two-languages).',
      ],
      alsoCalled: 'language hebrew english',
    },
  },
};
