import type { HelpContent } from '../answer.ts';

export const sharingTexts: HelpContent<'sharing'> = {
  'share-a-card': {
    he: {
      question: 'איך משתפים את הכרטיס?',
      answer: [
        {
          list: [
            'שולחים את הקישור בוואטסאפ, במייל, ב־SMS או בחתימת המייל. מעתיקים אותו ב[לוח הבקרה](/dashboard).',
            'מציגים [קוד QR](/help/qr-code) מהטלפון או מודפס.',
            'מצמידים [כרטיס NFC](/physical-cards) לטלפון של מי שמולכם.',
            'בכרטיס עצמו, כפתור השיתוף פותח את כל הדרכים, גם לפייסבוק, ללינקדאין ולטלגרם.',
          ],
        },
      ],
      alsoCalled: 'שליחה וואטסאפ פייסבוק לינקדאין טלגרם חתימה',
    },
    en: {
      question: 'How do I share my card?',
      answer: [
        {
          list: [
            'Send the link by WhatsApp, email, text message or in your email signature. Copy it on your [dashboard](/dashboard).',
            'Show a [QR code](/help/qr-code), on your phone or in print.',
            'Hold an [NFC card](/physical-cards) to the other person’s phone.',
            'On the card itself, the share button opens all the options, including Facebook, LinkedIn and Telegram.',
          ],
        },
      ],
      alsoCalled: 'send whatsapp facebook linkedin telegram signature',
    },
  },
  communities: {
    he: {
      question: 'מה זה קהילות, ואיך מצטרפים?',
      answer: [
        'ב[קהילות](/communities) עסקים מאותו תחום או מאותה עיר מופיעים יחד, ומי שמחפש בעל מקצוע מוצא אתכם שם. ההצטרפות בלי תשלום, בכל חבילה.',
        {
          steps: [
            'פותחים קהילה שמתאימה לכם.',
            'בוחרים עם איזה כרטיס מצטרפים. הכרטיס צריך להיות מפורסם.',
            'מחליטים אם להופיע ברשימה, ולוחצים ״הצטרפות״. את שתי הבחירות אפשר לשנות באותו עמוד בכל רגע.',
          ],
        },
        'אין קהילה לתחום או לעיר שלכם? [כתבו לנו](/contact) ונפתח.',
      ],
      alsoCalled: 'קבוצות עסקים אינדקס רשימת בעלי מקצוע',
    },
    en: {
      question: 'What are communities, and how do I join?',
      answer: [
        'In [communities](/communities) businesses in the same field or city appear together, and people looking for a professional find you there. Joining is free on every plan.',
        {
          steps: [
            'Open a community that suits you.',
            'Choose the card you join with. It has to be published.',
            'Decide whether to appear in the list, and click “Join”. You can change both choices on the same page at any time.',
          ],
        },
        'No community for your field or city? [Write to us](/contact) and we will open one.',
      ],
      alsoCalled: 'groups businesses directory professionals list',
    },
  },
  'whatsapp-preview': {
    he: {
      question: 'התמונה או הכותרת בוואטסאפ ישנות. איך מעדכנים?',
      answer: [
        'את הכותרת, התיאור והתמונה לתצוגה המקדימה קובעים ב[עורך](/editor), בחלק ״שיתוף״, ומפרסמים.',
        'וואטסאפ זוכר תצוגה מקדימה של קישור ששלחתם, ואין דרך למחוק אותה. בהודעות חדשות היא לרוב מתעדכנת אחרי כמה ימים. ממהרים? הוסיפו לסוף הקישור ‎?v=2‎, והתצוגה תיווצר מחדש.',
      ],
      alsoCalled: 'תצוגה מקדימה תמונה וואטסאפ לא מתעדכן',
    },
    en: {
      question: 'The picture or title in WhatsApp is old. How do I update it?',
      answer: [
        'Set the preview’s title, description and picture in the [editor](/editor), under “Sharing”, and publish.',
        'WhatsApp remembers the preview of a link you sent, and there is no way to delete it. In new messages it usually updates after a few days. In a hurry? Add ?v=2 to the end of the link, and a new preview is created.',
      ],
      alsoCalled: 'preview image whatsapp not updating open graph',
    },
  },
  'save-on-iphone': {
    he: {
      question: 'איך שומרים איש קשר באייפון?',
      answer: [
        {
          steps: [
            'פותחים את הכרטיס ב־Safari או ב־Chrome ולוחצים ״שמירה באנשי הקשר״.',
            'נפתח כרטיס איש קשר. לוחצים על סמל השיתוף או על ״צור איש קשר חדש״, לפי הגרסה.',
            'לוחצים ״שמור״. השם, התמונה והטלפונים נשמרו.',
          ],
        },
        'הגעתם לכרטיס מתוך אינסטגרם או פייסבוק? [קודם פותחים אותו בדפדפן](/help/in-app-browsers).',
      ],
      alsoCalled: 'אייפון iphone ios איש קשר vcard vcf',
    },
    en: {
      question: 'How do I save a contact on an iPhone?',
      answer: [
        {
          steps: [
            'Open the card in Safari or Chrome and tap “Save contact”.',
            'A contact opens. Tap the share icon or “Create New Contact”, depending on the version.',
            'Tap “Done” or “Save”. The name, picture and phone numbers are saved.',
          ],
        },
        'Came to the card from Instagram or Facebook? [Open it in the browser first](/help/in-app-browsers).',
      ],
      alsoCalled: 'iphone ios contact vcard vcf',
    },
  },
  'save-on-android': {
    he: {
      question: 'איך שומרים איש קשר באנדרואיד?',
      answer: [
        {
          steps: [
            'לוחצים בכרטיס על ״שמירה באנשי הקשר״. יורד קובץ קטן.',
            'לוחצים על ההודעה ״ההורדה הושלמה״, או פותחים את הקובץ מתיקיית ההורדות.',
            'בוחרים באפליקציית אנשי הקשר ומאשרים.',
          ],
        },
        'הטלפון שואל באיזה חשבון לשמור? בחרו את חשבון Google שלכם, ואיש הקשר יעבור איתכם גם לטלפון הבא.',
      ],
      alsoCalled: 'אנדרואיד סמסונג שיאומי איש קשר vcf הורדה',
    },
    en: {
      question: 'How do I save a contact on Android?',
      answer: [
        {
          steps: [
            'On the card, tap “Save contact”. A small file is downloaded.',
            'Tap the “Download complete” notification, or open the file from your downloads.',
            'Choose the contacts app and confirm.',
          ],
        },
        'The phone asks which account to save to? Choose your Google account, and the contact moves with you to your next phone.',
      ],
      alsoCalled: 'android samsung xiaomi contact vcf download',
    },
  },
  'in-app-browsers': {
    he: {
      question: 'הכפתור ״שמירה באנשי הקשר״ לא עובד מתוך אינסטגרם או פייסבוק',
      answer: [
        'אפליקציות כמו אינסטגרם, פייסבוק ולינקדאין פותחות קישורים בדפדפן קטן משלהן, והוא לא יודע לשמור אנשי קשר. הכרטיס מזהה את זה ומציע שתי דרכים: ״פתיחה בדפדפן״, או ״שליחה אליי בוואטסאפ״.',
        'לא רואים את ההצעה? בתפריט שלוש הנקודות של האפליקציה בוחרים ״פתח בדפדפן״.',
      ],
      alsoCalled: 'אינסטגרם פייסבוק לינקדאין טיקטוק דפדפן פנימי לא עובד',
    },
    en: {
      question: '“Save contact” does not work inside Instagram or Facebook',
      answer: [
        'Apps such as Instagram, Facebook and LinkedIn open links in their own small browser, which can’t save contacts. The card detects this and offers two options: “Open in browser”, or “Send to my WhatsApp”.',
        'Don’t see them? Choose “Open in browser” in the app’s three-dot menu.',
      ],
      alsoCalled: 'instagram facebook linkedin tiktok in-app browser not working',
    },
  },
};
