import { texts } from '#i18n/texts.ts';

export const accessibilityTexts = texts('accessibilityStatement', {
  nutshell: {
    standard: [
      'האתר, האזור האישי והכרטיסים נבנים לפי WCAG 2.2 ברמה AA ות״י 5568.',
      'The site, the members’ area and the cards are built to WCAG 2.2 level AA and Israeli Standard 5568.',
    ],
    keyboard: [
      'הכול עובד במקלדת בלבד, עם קורא מסך, בהגדלה ובשתי השפות.',
      'Everything works with the keyboard alone, with a screen reader, enlarged, and in both languages.',
    ],
    ask: [
      'נתקלתם בקושי? [כתבו לנו](/contact). נענה תוך יום עסקים אחד, ונעזור להשלים את הפעולה בדרך אחרת.',
      'Run into a problem? [Write to us](/contact). We answer within one business day and help you finish in another way.',
    ],
  },
  standard: {
    title: ['לפי מה אנחנו עובדים', 'What we work by'],
    text: [
      'אנחנו בונים את השירות לפי ההנחיות WCAG 2.2 ברמה AA, ומכסים בכך את דרישות התקן הישראלי ת״י 5568, שמבוסס על WCAG 2.0 ברמה AA, ואת תקנות הנגישות לשירותי אינטרנט. זה נכון לאתר, לאזור האישי ולכרטיסים עצמם, בעברית ובאנגלית.',
      'We build the service to WCAG 2.2, level AA, which covers Israeli Standard 5568 (itself based on WCAG 2.0, level AA) and the Israeli accessibility regulations for internet services. This applies to the site, to the members’ area and to the cards themselves, in Hebrew and in English.',
    ],
  },
  done: {
    title: ['מה עשינו', 'What we did'],
    keyboard: [
      'מקלדת: אפשר להגיע לכל פעולה ולהפעיל אותה במקלדת בלבד, הסדר הגיוני, ותמיד רואים איפה נמצאים. בתחילת כל עמוד יש קישור שמדלג ישר לתוכן.',
      'Keyboard: every action can be reached and used with the keyboard alone, in a sensible order, and you always see where you are. Each page begins with a link that skips to its content.',
    ],
    contrast: [
      'ניגודיות: טקסט עומד ביחס של 4.5 ל־1 לפחות, גם במצב בהיר וגם בכהה. כשבעלי כרטיס בוחרים צבעים שקשה לקרוא, המערכת מציעה את הגוון הקרוב ביותר שעובר.',
      'Contrast: text has a ratio of at least 4.5 to 1, in light and in dark mode. When a card’s owner picks colours that are hard to read, the system offers the nearest ones that pass.',
    ],
    size: [
      'גודל: אפשר להגדיל את הטקסט בדפדפן עד 200% ולהציג את האתר ברוחב 320 פיקסלים בלי לגלול לצדדים. הכפתורים גדולים ונוחים גם לאצבע.',
      'Size: you can enlarge text in the browser up to 200% and use the site at a width of 320 pixels without scrolling sideways. Buttons are large enough for a finger.',
    ],
    readers: [
      'קוראי מסך: כותרות מסודרות, אזורים מסומנים, שם לכל שדה ולכל כפתור, והודעות חדשות מוקראות. לתמונות בכרטיס יש שדה לתיאור.',
      'Screen readers: headings in order, marked regions, a name for every field and button, and updates read aloud. Pictures on a card have a field for a description.',
    ],
    motion: [
      'תנועה: האנימציות קצרות, ונעלמות כשביקשתם במכשיר להפחית תנועה. שום דבר לא מהבהב ולא מתנגן לבד.',
      'Motion: animations are short and go away when your device asks for less motion. Nothing flashes, and nothing plays automatically.',
    ],
    direction: [
      'כיוון: עברית מימין לשמאל, אנגלית משמאל לימין, ומספרי טלפון, מחירים וכתובות נקראים תמיד בכיוון הנכון.',
      'Direction: Hebrew runs from right to left and English from left to right, and phone numbers, prices and addresses always read the right way.',
    ],
    forms: [
      'טפסים: השגיאה כתובה במילים ליד השדה, מה שהקלדתם לא נמחק, ואף פעם לא מסתמכים על צבע בלבד.',
      'Forms: an error is shown in words next to its field, what you typed is kept, and we never rely on colour alone.',
    ],
    cards: [
      'כרטיסים: נפתחים ופועלים גם בלי JavaScript, אפשר להגדיל בהם את הטקסט ולחזק את הניגודיות, וקישור להצהרה הזאת מופיע בכל אחד מהם.',
      'Cards: they open and work without JavaScript, let you enlarge the text and strengthen the contrast, and each of them has a link to this statement.',
    ],
  },
  checked: {
    title: ['איך אנחנו בודקים', 'How we check'],
    text: [
      'בכל שינוי רצה בדיקה אוטומטית (axe) על העמודים, בשתי השפות, במצב בהיר וכהה, בטלפון ובמחשב, וגם בדיקות של שימוש במקלדת בלבד. עדיין לא עברנו בדיקה של יועץ נגישות חיצוני, ולכן אנחנו לא טוענים להסמכה רשמית.',
      'With every change an automatic check (axe) runs over the pages, in both languages, light and dark, on phone and desktop, along with tests that use the keyboard alone. We have not yet been reviewed by an outside accessibility consultant, so we claim no formal certificate.',
    ],
  },
  limits: {
    title: ['מה עוד לא מושלם', 'What is not perfect yet'],
    owners: [
      'את התוכן בכרטיסים כותבים בעלי העסקים. ייתכן שתמצאו תמונה בלי תיאור או קובץ PDF שלא הונגש.',
      'The content of cards is written by their owners. You may come across a picture without a description, or a PDF file that is not accessible.',
    ],
    videos: [
      'סרטונים מוצגים בנגן של YouTube או Vimeo, והכתוביות בהם תלויות במי שהעלה אותם.',
      'Videos are shown in the player of YouTube or Vimeo, and their captions depend on the person who uploaded them.',
    ],
    elsewhere: [
      'כרטיס שמוטמע באתר אחר מוצג בתוך העמוד של אותו אתר, ומה שסביבו לא בשליטתנו.',
      'A card inside another site is shown within that site’s page, and what surrounds it is beyond our control.',
    ],
    nfc: [
      'כרטיס NFC דורש להצמיד טלפון. לכן על כל כרטיס מודפס גם קוד QR, ולכל כרטיס יש קישור רגיל.',
      'An NFC card needs a phone held to it. That is why every card also has a QR code printed on it, and every card has an ordinary link.',
    ],
    editor: [
      'בעורך הכרטיס, התצוגה המקדימה החיה נועדה לעין. את אותו הכרטיס אפשר לפתוח בעמוד רגיל ולקרוא אותו בקורא מסך.',
      'In the editor of cards, the live preview is made for the eye. The same card can be opened as an ordinary page and read with a screen reader.',
    ],
  },
  ask: {
    title: ['נתקלתם בקושי? כתבו לנו', 'Run into a problem? Write to us'],
    text: [
      'ספרו באיזה עמוד הייתם, מה ניסיתם לעשות ובאיזה דפדפן או קורא מסך. נענה תוך יום עסקים אחד, ואם צריך, נעזור לכם להשלים את הפעולה בדרך אחרת.',
      'Tell us which page you were on, what you tried to do, and with which browser or screen reader. We answer within one business day and, if needed, help you finish in another way.',
    ],
    coordinator: [
      'רכז/ת הנגישות: [{mail}](mailto:{mail}), או [עמוד יצירת הקשר](/contact) בנושא ״נגישות״.',
      'Accessibility coordinator: [{mail}](mailto:{mail}), or the [contact page](/contact) with the topic “Accessibility”.',
    ],
    phone: [
      'קשה לכם לכתוב? השאירו בכל דרך מספר טלפון ושעה נוחה, ונתקשר.',
      'Is writing hard for you? Leave a phone number and a good time in any way you can, and we will call.',
    ],
    complain: [
      'לא קיבלתם מענה? אפשר לפנות לנציבות שוויון זכויות לאנשים עם מוגבלות במשרד המשפטים.',
      'No answer? You can turn to the Commission for Equal Rights of Persons with Disabilities at the Israeli Ministry of Justice.',
    ],
  },
  change: {
    first: [
      'הוספנו תקציר, תוכן עניינים ודרכי פנייה, ועדכנו את התיאור של הכרטיסים.',
      'Added a summary, a table of contents and ways to reach us, and brought the description of cards up to date.',
    ],
  },
});
