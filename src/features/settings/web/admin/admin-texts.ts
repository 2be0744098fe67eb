import { texts } from '#i18n/texts.ts';

export const settingsAdminTexts = texts('settingsAdmin', {
  title: ['הגדרות', 'Settings'],
  lead: [
    'מה שהאתר מבטיח, איך פונים אלינו, ומי חתום על החשבוניות. שמירה נכנסת לתוקף מיד.',
    'What the site promises, how to reach us, and who issues the invoices. Changes take effect immediately.',
  ],
  failed: ['לא הצלחנו לטעון את ההגדרות', 'We couldn’t load the settings'],
  loading: ['טוענים את ההגדרות', 'Loading the settings'],
  sections: ['חלקי העמוד', 'Page sections'],
  untouched: ['עוד לא נערך. זו ברירת המחדל', 'Not edited yet. This is the default'],
  changed: ['נשמר לאחרונה', 'Last saved'],
  dirty: ['יש שינויים שלא נשמרו', 'Unsaved changes'],
  save: ['שמירה', 'Save'],
  undo: ['ביטול השינויים', 'Undo changes'],
  saved: ['נשמר', 'Saved'],
  inHebrew: ['{name} בעברית', '{name}, Hebrew'],
  inEnglish: ['{name} באנגלית', '{name}, English'],
  empty: ['ריק', 'empty'],
  stale: {
    title: ['מישהו שמר כאן משהו אחר בינתיים', 'Someone saved something else here in the meantime'],
    text: [
      'מה שכתבתם עוד כאן, ועוד לא נשמר. אלה ההבדלים:',
      'What you wrote is still here, and not saved yet. These are the differences:',
    ],
    what: ['מה', 'What'],
    theirs: ['שמור עכשיו', 'Saved now'],
    mine: ['מה שכתבתם', 'What you wrote'],
    caption: ['ההבדלים בין מה ששמור למה שכתבתם', 'Differences between what is saved and what you wrote'],
    overwrite: ['לשמור את שלי', 'Save mine'],
    discard: ['לעבור למה ששמור', 'Use what is saved'],
  },
  leave: {
    title: ['לצאת בלי לשמור?', 'Leave without saving?'],
    text: [
      'יש כאן שינויים שעוד לא נשמרו. אם תצאו עכשיו, הם יאבדו.',
      'There are changes here that are not saved yet. If you leave now, they will be lost.',
    ],
    stay: ['להישאר', 'Stay'],
    go: ['לצאת בלי לשמור', 'Leave without saving'],
  },
  claims: {
    title: ['המספרים בעמוד הבית', 'Numbers on the home page'],
    lead: [
      'הפס שמתחת לכותרת. מספר שכבוי לא מופיע, וכשכולם כבויים הפס נעלם.',
      'The strip under the headline. A number that is turned off isn’t shown, and if all of them are off the strip disappears.',
    ],
    visible: ['מוצג', 'Shown'],
    hidden: ['מוסתר', 'Hidden'],
    value: ['מספר', 'Number'],
    label: ['כיתוב', 'Caption'],
    cards: ['כרטיסים', 'Cards'],
    satisfaction: ['שביעות רצון', 'Satisfaction'],
    support: ['תמיכה', 'Support'],
    templates: ['עיצובים', 'Templates'],
    preview: ['כך זה ייראה', 'How it will look'],
    none: ['כל המספרים כבויים, אז הפס לא יופיע.', 'All numbers are off, so the strip won’t be shown.'],
  },
  contact: {
    title: ['פרטי קשר', 'Contact details'],
    lead: [
      'מופיעים בעמוד יצירת הקשר, בעמוד הבית ובמסמכים המשפטיים. מה שריק לא מוצג.',
      'Shown on the contact page, the home page and in the legal documents. Empty fields aren’t shown.',
    ],
    mail: ['מייל', 'Email'],
    phone: ['טלפון', 'Phone'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    hours: ['שעות המענה', 'When we answer'],
    address: ['כתובת לדואר', 'Postal address'],
  },
  issuer: {
    title: ['מי מוציא את החשבוניות', 'Who issues the invoices'],
    lead: [
      'הפרטים יופיעו בכל חשבונית וזיכוי מרגע השמירה. מסמכים שכבר יצאו לא משתנים.',
      'These details appear on every invoice and credit note from the moment you save. Documents already issued don’t change.',
    ],
    taxId: ['ח״פ או עוסק מורשה', 'Company or dealer number'],
    taxIdHint: ['9 ספרות, כולל ספרת הביקורת', '9 digits, including the check digit'],
    email: ['מייל לחשבוניות', 'Email on invoices'],
    name: ['שם העסק', 'Business name'],
    address: ['כתובת', 'Address'],
    invented: [
      'החשבוניות יוצאות בשם חברה שלא קיימת',
      'Invoices are issued in the name of a company that doesn’t exist',
    ],
    inventedText: [
      'עד שתמלאו את פרטי העסק, כל חשבונית נושאת שם ומספר מומצאים. מסמך שיצא כך אי אפשר לתקן.',
      'Until you fill in the business details, every invoice carries a made-up name and number. An issued document can’t be corrected.',
    ],
    liveText: [
      'האתר באוויר, ולקוחות אמיתיים מקבלים חשבוניות עם שם ומספר מומצאים. מסמך שיצא כך אי אפשר לתקן.',
      'The site is live, and real customers are getting invoices with a made-up name and number. An issued document can’t be corrected.',
    ],
    fill: ['למילוי הפרטים', 'Fill in the details'],
  },
  vat: {
    title: ['מע״מ', 'VAT'],
    lead: [
      'השיעור נקבע לפי היום בישראל. מה שכבר בתוקף רשום במסמכים ולא משתנה. קובעים רק קדימה.',
      'The rate follows the date in Israel. Rates already in force appear on issued documents and never change. You can set only future rates.',
    ],
  },
  printing: {
    title: ['הדפסת כרטיסים', 'Printing of cards'],
    lead: ['מה מודפס על כרטיסי ה־NFC חוץ מהעיצוב.', 'What is printed on NFC cards besides the design.'],
    codes: ['קוד קטן בגב כל כרטיס', 'A small code on the back of each card'],
    codesHint: [
      'כך אפשר להתאים בין כרטיס מודפס לשבב שלו בלי לסרוק. מי שמזמין רואה על כך הערה לפני התשלום.',
      'It matches a printed card with its chip without scanning. Who orders sees a note about it before paying.',
    ],
    on: ['מודפס', 'Printed'],
    off: ['לא מודפס', 'Not printed'],
  },
  maintenance: {
    title: ['תחזוקה', 'Maintenance'],
    lead: [
      'הודעה בראש כל העמודים, ואם צריך גם עצירה של שמירת שינויים. כרטיסים ונגיעות ממשיכים לעבוד תמיד.',
      'A notice above every page and, if needed, a stop to saving changes. Cards and taps go on working in any case.',
    ],
    mode: ['מה קורה עכשיו', 'What is going on'],
    modes: {
      off: { name: ['הכול כרגיל', 'All as usual'], text: ['בלי הודעה.', 'No notice.'] },
      announced: {
        name: ['הודעה בלבד', 'A notice only'],
        text: [
          'למשל לפני תחזוקה מתוכננת. אפשר לשמור כרגיל.',
          'Such as before planned work. Changes are saved as usual.',
        ],
      },
      'read-only': {
        name: ['קריאה בלבד', 'Read only'],
        text: [
          'רק הצוות יכול לשנות, בעמודי הניהול. פניות מכרטיסים, כניסה לחשבון ותשלומים שכבר יצאו לדרך ממשיכים להתקבל.',
          'Only staff may change anything, in the administration. Leads from cards, signing in and payments under way still arrive.',
        ],
      },
    },
    text: ['ההודעה', 'The notice'],
  },
  holidays: {
    title: ['ימי עבודה חריגים', 'Unusual working days'],
    lead: [
      'שבת, שישי וחגים כבר ידועים. כאן מוסיפים רק מה ששונה: יום חופש של הצוות, או יום מנוחה שעובדים בו.',
      'Fridays, Saturdays and holidays are already known. Add only what differs: a team day off, or a rest day you work on.',
    ],
    none: [
      'אין ימים חריגים. מועדי האספקה מחושבים לפי הלוח הרגיל.',
      'No unusual days. Delivery dates are calculated by the regular calendar.',
    ],
    day: ['יום', 'Day'],
    kind: ['מה קורה בו', 'What happens'],
    works: ['עובדים', 'We work'],
    rests: ['לא עובדים', 'We don’t work'],
    note: ['הערה לעצמנו', 'Note to ourselves'],
    add: ['הוספת יום', 'Add a day'],
    remove: ['הסרת היום {day}', 'Remove {day}'],
    removeNew: ['הסרת היום שעוד לא נבחר', 'Remove the day not chosen yet'],
    over: ['עבר', 'Past'],
    promise: [
      'מי שישלם היום על כרטיס בדואר יקבל אותו בין {from} ל{to}.',
      'Someone who pays today for a card sent by post will get it between {from} and {to}.',
    ],
  },
});
