import { texts } from '#i18n/texts.ts';

export const accessibilityTexts = texts('accessibility', {
  he: {
    title: 'הצהרת נגישות',
    lead: 'כרטיס ביקור טוב הוא כרטיס שכל אחד יכול לקרוא. כאן כתוב מה עשינו כדי שזה יהיה נכון, מה עוד לא מושלם, ולמי לפנות.',
    print: 'הדפסה',
    updated: 'עודכן לאחרונה:',
    standard: {
      title: 'לפי מה אנחנו עובדים',
      text: 'אנחנו בונים את השירות לפי ההנחיות WCAG 2.2 ברמה AA, ומכסים בכך את דרישות התקן הישראלי ת״י 5568, שמבוסס על WCAG 2.0 ברמה AA. זה נכון לאתר, לאזור האישי ולכרטיסים עצמם, בעברית ובאנגלית.',
    },
    done: {
      title: 'מה עשינו',
      keyboard:
        'מקלדת: אפשר להגיע לכל פעולה ולהפעיל אותה במקלדת בלבד, הסדר הגיוני, ותמיד רואים איפה נמצאים. בתחילת כל עמוד יש קישור שמדלג ישר לתוכן.',
      contrast:
        'ניגודיות: טקסט עומד ביחס של 4.5 ל־1 לפחות, גם במצב בהיר וגם בכהה. כשבעלי כרטיס בוחרים צבעים שקשה לקרוא, המערכת מציעה את הגוון הקרוב ביותר שעובר.',
      size: 'גודל: אפשר להגדיל את הטקסט בדפדפן עד 200% ולהציג את האתר ברוחב 320 פיקסלים בלי לגלול לצדדים. הכפתורים גדולים ונוחים גם לאצבע.',
      readers:
        'קוראי מסך: כותרות מסודרות, אזורים מסומנים, שם לכל שדה ולכל כפתור, והודעות חדשות מוקראות. לתמונות בכרטיס יש שדה לתיאור.',
      motion: 'תנועה: האנימציות קצרות, ונעלמות כשביקשתם במכשיר להפחית תנועה. שום דבר לא מהבהב ולא מתנגן לבד.',
      direction: 'כיוון: עברית מימין לשמאל, אנגלית משמאל לימין, ומספרי טלפון, מחירים וכתובות נקראים תמיד בכיוון הנכון.',
      forms: 'טפסים: השגיאה כתובה במילים ליד השדה, מה שהקלדתם לא נמחק, ואף פעם לא מסתמכים על צבע בלבד.',
      cards: 'כרטיסים: נפתחים ופועלים גם בלי JavaScript, וקישור להצהרה הזאת מופיע בכל אחד מהם.',
    },
    checked: {
      title: 'איך אנחנו בודקים',
      text: 'בכל שינוי רצה בדיקה אוטומטית (axe) על כל עמוד, בשתי השפות, במצב בהיר וכהה, בטלפון ובמחשב, וגם בדיקות של שימוש במקלדת בלבד. עדיין לא עברנו בדיקה של יועץ נגישות חיצוני, ולכן איננו טוענים להסמכה רשמית.',
    },
    limits: {
      title: 'מה עוד לא מושלם',
      owners: 'את התוכן בכרטיסים כותבים בעלי העסקים. ייתכן שתמצאו תמונה בלי תיאור או קובץ PDF שלא הונגש.',
      videos: 'סרטונים מוצגים בנגן של YouTube או Vimeo, והכתוביות בהם תלויות במי שהעלה אותם.',
      elsewhere: 'כרטיס שמוטמע באתר אחר מוצג בתוך העמוד של אותו אתר, ומה שסביבו אינו בשליטתנו.',
      nfc: 'כרטיס NFC דורש להצמיד טלפון. לכן על כל כרטיס מודפס גם קוד QR, ולכל כרטיס יש קישור רגיל.',
      editor:
        'בעורך הכרטיס, התצוגה המקדימה החיה נועדה לעין. את אותו הכרטיס אפשר לפתוח בעמוד רגיל ולקרוא אותו בקורא מסך.',
    },
    ask: {
      title: 'נתקלתם בקושי? כתבו לנו',
      text: 'ספרו באיזה עמוד הייתם, מה ניסיתם לעשות ובאיזה דפדפן או קורא מסך. נחזור אליכם תוך חמישה ימי עסקים, ואם צריך, נעזור לכם להשלים את הפעולה בדרך אחרת.',
      mail: 'דואר אלקטרוני:',
      subject: 'נגישות באתר נגיעה',
    },
  },
  en: {
    title: 'Accessibility statement',
    lead: 'A good business card is one that everybody can read. Here is what we did to make that true, what is not perfect yet, and whom to ask.',
    print: 'Print',
    updated: 'Last updated:',
    standard: {
      title: 'What we go by',
      text: 'We build the service to WCAG 2.2, level AA, which covers Israeli Standard 5568 (itself based on WCAG 2.0, level AA). This holds for the site, for the members’ area and for the cards themselves, in Hebrew and in English.',
    },
    done: {
      title: 'What we did',
      keyboard:
        'Keyboard: every action can be reached and used with the keyboard alone, in a sensible order, and you always see where you are. Each page begins with a link that skips to its content.',
      contrast:
        'Contrast: text has a ratio of at least 4.5 to 1, in light and in dark mode. When a card’s owner picks colours that are hard to read, the system offers the nearest ones that pass.',
      size: 'Size: you can enlarge text in the browser up to 200% and use the site at a width of 320 pixels without scrolling sideways. Buttons are large enough for a finger.',
      readers:
        'Screen readers: headings in order, marked regions, a name for every field and button, and news read aloud. Pictures on a card have a field for a description.',
      motion:
        'Motion: animations are short and go away when your device asks for less motion. Nothing flashes, and nothing plays by itself.',
      direction:
        'Direction: Hebrew runs from right to left and English from left to right, and phone numbers, prices and addresses always read the right way.',
      forms:
        'Forms: an error stands in words beside its field, what you typed is kept, and we never rely on colour alone.',
      cards: 'Cards: they open and work without JavaScript, and each of them has a link to this statement.',
    },
    checked: {
      title: 'How we check',
      text: 'With every change an automatic check (axe) runs over every page, in both languages, light and dark, on phone and desktop, along with tests that use the keyboard alone. We have not yet been reviewed by an outside accessibility consultant, so we claim no formal certificate.',
    },
    limits: {
      title: 'What is not perfect yet',
      owners:
        'The content of cards is written by their owners. You may meet a picture without a description, or a PDF file that is not accessible.',
      videos: 'Videos are shown in the player of YouTube or Vimeo, and their captions depend on whoever uploaded them.',
      elsewhere:
        'A card inside another site is shown within that site’s page, and we have no say over what surrounds it.',
      nfc: 'An NFC card asks you to hold a phone to it. That is why every card also has a QR code printed on it, and every card has an ordinary link.',
      editor:
        'In the editor of cards, the live preview is made for the eye. The same card can be opened as an ordinary page and read with a screen reader.',
    },
    ask: {
      title: 'Met a difficulty? Write to us',
      text: 'Tell us which page you were on, what you tried to do, and with which browser or screen reader. We answer within five business days and, if need be, help you finish in another way.',
      mail: 'E-mail:',
      subject: 'Accessibility of Negia',
    },
  },
});
