import type { HelpContent } from '../answer.ts';

export const addressTexts: HelpContent<'address'> = {
  'card-addresses': {
    he: {
      question: 'מה הכתובת של הכרטיס שלי?',
      answer: [
        'לכל כרטיס יש כתובת קבועה באותיות לועזיות, שנראית כך: negia.example/p/dana-levi. הכרטיס הראשי נפתח גם בכתובת עם שם המשתמש: negia.example/@dana.',
        'את הקישור המלא מעתיקים ב[לוח הבקרה](/dashboard) או ב[עורך](/editor), בחלק ״שיתוף״. שם גם משנים אותו.',
      ],
      alsoCalled: 'קישור לינק url כתובת שם משתמש',
    },
    en: {
      question: 'What is the address of my card?',
      answer: [
        'Every card has a fixed address that looks like this: negia.example/p/dana-levi. Your primary card also opens at the address with your username: negia.example/@dana.',
        'Copy the full link on your [dashboard](/dashboard), or in the [editor](/editor) under “Sharing”, where you can change it too.',
      ],
      alsoCalled: 'link url username',
    },
  },
  'own-address': {
    he: {
      question: 'אפשר כתובת אישית וקצרה, אולי בעברית?',
      answer: [
        'כן, החל מהחבילה ״מתקדם״. ב[עורך](/editor), בחלק ״שיתוף״, כותבים ״כתובת אישית״: בעברית או באנגלית, 2 עד 40 תווים, עם ספרות ומקפים. נבדוק מיד אם היא פנויה.',
        'טיפ: כתובת בעברית יפה לעין, אבל כששולחים אותה היא הופכת לקישור ארוך מאוד. לשליחה עדיפה כתובת באנגלית.',
      ],
      alsoCalled: 'שם מותאם קיצור כתובת בעברית slug דומיין',
    },
    en: {
      question: 'Can I have my own short address, maybe in Hebrew?',
      answer: [
        'Yes, starting with the Advanced plan. In the [editor](/editor), under “Sharing”, enter your own address: in Hebrew or English, 2 to 40 characters, digits and hyphens included. We check right away whether it’s available.',
        'A tip: a Hebrew address looks nice, but turns into a very long link when you send it. For sending, an English one is better.',
      ],
      alsoCalled: 'custom slug vanity url domain short',
    },
  },
  'old-addresses': {
    he: {
      question: 'שיניתי כתובת. מה קורה לקישורים הישנים?',
      answer: [
        'הם ממשיכים להוביל לכרטיס. כתובת שוויתרתם עליה נשמרת לכם {addressDays} ימים לפחות, ואם הודפס איתה כרטיס NFC, אף אחד אחר לא יקבל אותה לעולם.',
        'כרטיסי NFC מודפסים לא תלויים בכתובת בכלל: בשבב שמור קישור משלו, והוא ממשיך לפתוח את הכרטיס הנכון גם אחרי כל שינוי.',
      ],
      alsoCalled: 'קישור שבור הפניה כתובת ישנה',
    },
    en: {
      question: 'I changed an address. What happens to the old links?',
      answer: [
        'They keep leading to your card. An address you gave up is kept for you for at least {addressDays} days, and if an NFC card was printed with it, no one else will ever get it.',
        'Printed NFC cards do not depend on the address at all: the chip has its own link, which keeps opening the right card after any change.',
      ],
      alsoCalled: 'broken link redirect old url',
    },
  },
  'qr-code': {
    he: {
      question: 'איפה קוד ה־QR, ואיך מדפיסים אותו?',
      answer: [
        {
          steps: [
            'פותחים את הכרטיס ב[עורך](/editor) ולוחצים על הכפתור ״באוויר״ למעלה (או מפרסמים).',
            'בחלון שנפתח לוחצים ״הורדת ה־QR״.',
            'מדפיסים. לשלט או לחולצה כדאי קוד ברוחב 3 ס״מ לפחות, כהה על רקע בהיר, עם שוליים ריקים סביבו.',
          ],
        },
        'גם מבקרים יכולים לפתוח את הקוד מתוך הכרטיס, בכפתור השיתוף. הקוד מוביל לכתובת הכרטיס, כך שאפשר לערוך את הכרטיס כמה שרוצים בלי להדפיס מחדש.',
      ],
      alsoCalled: 'ברקוד קיואר סריקה הדפסה שלט',
    },
    en: {
      question: 'Where is the QR code, and how do I print it?',
      answer: [
        {
          steps: [
            'Open the card in the [editor](/editor) and click the “Live” button at the top (or publish).',
            'In the window that opens, click “Download the QR”.',
            'Print it. For a sign or a shirt, make it at least 3 cm wide, dark on light, with an empty margin around it.',
          ],
        },
        'Visitors can open the code from the card too, with the share button. It leads to the card’s address, so you can edit the card as often as you like without printing again.',
      ],
      alsoCalled: 'barcode scan print sign',
    },
  },
  'embed-on-a-site': {
    he: {
      question: 'איך שמים את הכרטיס באתר שלי?',
      answer: [
        'ב[עמוד ההטמעה](/embed) כותבים את כתובת הכרטיס, בוחרים גודל ומעתיקים קוד קצר לאתר. הכרטיס מתעדכן שם לבד בכל פרסום.',
      ],
      alsoCalled: 'הטמעה iframe וורדפרס wix אתר',
    },
    en: {
      question: 'How do I put the card on my website?',
      answer: [
        'On the [embedding page](/embed) enter the card’s address, choose a size and copy a short piece of code to your site. The card there updates automatically whenever you publish.',
      ],
      alsoCalled: 'embed iframe wordpress wix website',
    },
  },
  'found-on-google': {
    he: {
      question: 'אפשר שהכרטיס יופיע ב־Google? ואפשר שלא?',
      answer: [
        'אתם מחליטים. ב[עורך](/editor), בחלק ״שיתוף״, המתג ״להופיע ב־Google״ מרשה למנועי חיפוש למצוא את הכרטיס או מבקש מהם לא להציג אותו. מפרסמים, וזה נכנס לתוקף.',
        'שימו לב ש־Google מחליטה בעצמה מתי לעדכן, וזה יכול לקחת ימים ואפילו שבועות.',
      ],
      alsoCalled: 'גוגל מנוע חיפוש seo אינדקס',
    },
    en: {
      question: 'Can my card appear on Google? Or stay off it?',
      answer: [
        'You decide. In the [editor](/editor), under “Sharing”, a switch lets search engines find the card or asks them not to show it. Publish, and it takes effect.',
        'Note that Google decides when to refresh its results, which may take days or even weeks.',
      ],
      alsoCalled: 'search engine seo index',
    },
  },
};
