import { texts } from '#i18n/texts.ts';

/** Texts of the designer's frame: bar, saving, card, warnings, leaving, ordering. */
export const designerTexts = texts('designer', {
  title: ['עיצוב כרטיס NFC', 'Design an NFC card'],
  loading: ['פותחים את העיצוב', 'Opening the design'],
  back: ['חזרה לכרטיסי ה־NFC', 'Back to NFC cards'],
  backToOrder: ['חזרה להזמנה', 'Back to the order'],
  name: { label: ['שם העיצוב', 'Name of the design'], placeholder: ['עיצוב בלי שם', 'Untitled design'] },
  undo: ['ביטול הפעולה האחרונה', 'Undo'],
  redo: ['ביצוע מחדש', 'Redo'],
  form: ['פרטי העיצוב', 'The design’s details'],
  missing: {
    title: ['העיצוב הזה לא נמצא', 'This design was not found'],
    text: ['אולי הוא נמחק, ואולי הוא שייך לחשבון אחר.', 'It may have been deleted, or belong to another account.'],
    order: ['ההזמנה הזאת לא נמצאה', 'This order was not found'],
  },
  failed: ['לא הצלחנו לפתוח את העיצוב', 'We could not open the design'],
  toCards: ['לכרטיסי ה־NFC', 'To NFC cards'],
  empty: {
    title: ['קודם כרטיס דיגיטלי, אחר כך כרטיס ביד', 'First a digital card, then one in your hand'],
    text: [
      'כרטיס NFC פותח את הכרטיס הדיגיטלי שלכם. צרו אחד, זה לוקח שתי דקות, והעיצוב כבר יתחיל מהשם ומהצבעים שלו.',
      'An NFC card opens your digital card. Create one, it takes two minutes, and the design starts from its name and colours.',
    ],
    action: ['ליצירת כרטיס דיגיטלי', 'Create a digital card'],
  },
  over: {
    title: ['ההזמנה כבר לא מחכה לתיקונים', 'This order is no longer waiting for changes'],
    text: [
      'המצב שלה השתנה בינתיים. בעמוד ההזמנה רואים מה מצבה עכשיו.',
      'Its status has changed in the meantime. The order page shows where it is now.',
    ],
    action: ['לעמוד ההזמנה', 'To the order'],
  },
  save: {
    new: ['יישמר מהשינוי הראשון', 'Saved from the first change'],
    saved: ['נשמר', 'Saved'],
    waiting: ['עוד רגע נשמר', 'About to save'],
    saving: ['שומרים…', 'Saving…'],
    offline: ['אין חיבור. שמור כאן', 'Offline. Saved here'],
    incomplete: ['כדי לשמור, בחרו כרטיס דיגיטלי', 'Choose a digital card to save'],
    held: ['עוד לא נשלח. שמור כאן', 'Not sent. Saved here'],
    failed: ['לא נשמר', 'Not saved'],
    conflict: ['יש גרסה חדשה יותר', 'There is a newer version'],
    retry: ['לנסות שוב', 'Try again'],
  },
  saveError: {
    title: ['השינויים עוד לא נשמרו', 'Your changes are not saved yet'],
    savedLocally: [
      'כל מה שעשיתם שמור כאן, ושום דבר לא הולך לאיבוד.',
      'Everything you did is saved here, and nothing is lost.',
    ],
  },
  restored: {
    title: ['החזרנו את מה שעשיתם', 'We restored what you did'],
    text: [
      'מצאנו כאן שינויים שעוד לא נשמרו, והמשכנו מהם.',
      'We found changes here that were not saved yet, and continued from them.',
    ],
    dismiss: ['להמשיך עם השינויים', 'Keep them'],
    discard: ['מחיקת השינויים', 'Discard them'],
  },
  asked: {
    title: ['ביקשנו תיקון קטן לפני שמתחילים להכין', 'We asked for a small change before we make it'],
    noReason: [
      'עברו על ההערות שליד הכרטיס ותקנו מה שצריך.',
      'Go through the notes beside the card and fix what is needed.',
    ],
  },
  leave: {
    title: ['לצאת לפני שהכול נשמר?', 'Leave before everything is saved?'],
    text: [
      'השינויים האחרונים עוד לא נשמרו. הם יחכו לכם בחלון הזה כשתחזרו.',
      'Your last changes are not saved yet. They will wait in this window until you are back.',
    ],
    titleOrder: ['לצאת בלי לשלוח?', 'Leave without sending?'],
    textOrder: [
      'העיצוב המתוקן עוד לא נשלח. הוא יחכה לכם בחלון הזה כשתחזרו.',
      'The corrected design has not been sent yet. It will wait in this window until you are back.',
    ],
    stay: ['להישאר', 'Stay'],
    go: ['לצאת בכל זאת', 'Leave anyway'],
  },
  conflict: ['העיצוב השתנה במקום אחר', 'This design was changed elsewhere'],
  physicalCard: {
    label: ['כך הכרטיס ייראה', 'How the card will look'],
    side: ['איזה צד רואים', 'Which side is shown'],
    front: ['חזית', 'Front'],
    back: ['גב', 'Back'],
    toFront: ['לחזית', 'Flip'],
    toBack: ['לגב', 'Flip'],
    trueSize: ['בגודל אמיתי', 'True size'],
    sample: [
      'אפשר לסרוק כבר עכשיו. על כל כרטיס יודפס קוד משלו.',
      'You can already scan it. Every card is printed with its own code.',
    ],
    engraved: ['חריטה בגוון אחד על החומר עצמו.', 'Engraved in one tone on the material itself.'],
    free: [
      'הטקסט החופשי: {text}. גררו אותו, או הזיזו עם מקשי החיצים',
      'The free text: {text}. Drag it, or move it with the arrow keys',
    ],
  },
  bar: {
    each: ['לכרטיס אחד, כולל מע״מ', 'for one card, VAT included'],
    order: ['להזמנה', 'Order'],
    send: ['שליחת העיצוב המתוקן', 'Send the corrected design'],
    sent: ['תודה, העיצוב המתוקן אצלנו', 'Thank you, we have the corrected design'],
    stopped: [
      '{count, plural, one {דבר אחד צריך תיקון} two {שני דברים צריכים תיקון} other {# דברים צריכים תיקון}} לפני ההזמנה',
      '{count, plural, one {One thing needs fixing} other {# things need fixing}} before you can order',
    ],
  },
  warnings: {
    title: [
      '{count, plural, one {דבר אחד ששווה לבדוק} two {שני דברים ששווה לבדוק} other {# דברים ששווה לבדוק}}',
      '{count, plural, one {One thing to look at} other {# things to look at}}',
    ],
    none: ['הכול נראה טוב ומוכן להדפסה', 'Everything looks good and ready to print'],
    mustFix: ['חובה לתקן', 'Must be fixed'],
    go: ['לתיקון', 'Fix it'],
    goTo: ['לתיקון: {what}', 'Fix it: {what}'],
    /** Names the field where several have the same warning. */
    of: {
      name: ['שם', 'Name'],
      title: ['תפקיד', 'Role'],
      company: ['שם העסק', 'Business name'],
      line: ['שורה נוספת', 'Another line'],
      tap: ['סמל הנגיעה', 'Tap symbol'],
    },
    on: { front: ['בחזית', 'On the front'], back: ['בגב', 'On the back'] },
    low_resolution: {
      logo: [
        'הלוגו קטן מדי להדפסה חדה. העלו קובץ גדול יותר',
        'The logo is too small to print sharply. Upload a larger file',
      ],
      picture: [
        'התמונה קטנה מדי להדפסה חדה. העלו קובץ גדול יותר',
        'The picture is too small to print sharply. Upload a larger file',
      ],
    },
    near_edge: {
      any: ['משהו קרוב מדי לקצה ועלול להיחתך', 'Something is too close to the edge and may be cut'],
      free: ['הטקסט החופשי קרוב מדי לקצה ועלול להיחתך', 'The free text is too close to the edge and may be cut'],
      qr: ['קוד ה־QR קרוב מדי לקצה. הקטינו אותו מעט', 'The QR code is too close to the edge. Make it a little smaller'],
    },
    low_contrast: {
      any: ['הצבעים קרובים מדי זה לזה וקשה לקרוא', 'The colours are too similar to read'],
      free: ['קשה לקרוא את הטקסט החופשי על הרקע הזה', 'The free text is hard to read on this background'],
      logo: [
        'הלוגו לא ייראה: הוא קרוב מדי לצבע הכרטיס, או בהיר מדי לחריטה. העלו אותו בצבע אחר',
        'The logo will not be seen: it is too close to the card’s colour, or too light to engrave. Upload it in another colour',
      ],
    },
    qr_small: {
      any: [
        'קוד ה־QR קטן, ויש טלפונים שיתקשו לסרוק אותו',
        'The QR code is small: some phones will struggle to scan it',
      ],
    },
    qr_contrast: {
      any: [
        'קוד ה־QR לא מספיק כהה ביחס לרקע, וטלפונים לא יסרקו אותו',
        'The QR code is not dark enough against its background: phones will not scan it',
      ],
    },
    text_small: {
      any: ['האותיות קטנות מדי לקריאה נוחה. קצרו את הטקסט', 'The letters are too small to read well. Shorten the text'],
      free: ['הטקסט החופשי קטן מדי לקריאה נוחה', 'The free text is too small to read well'],
    },
    text_cut: {
      any: ['הטקסט ארוך מהמקום שיש לו. קצרו אותו', 'The text is too long for its space. Shorten it'],
      free: [
        'הטקסט החופשי ארוך מהמקום שיש לו. קצרו או הקטינו אותו',
        'The free text is too long for its space. Shorten it or make it smaller',
      ],
    },
    overlap: {
      free: [
        'הטקסט החופשי מכסה משהו אחר על הכרטיס. הזיזו אותו למקום פנוי',
        'The free text covers something else on the card. Move it to a free spot',
      ],
    },
    sample: {
      free: [
        'עוד כתוב כאן טקסט לדוגמה. כתבו את שלכם, או הסירו אותו',
        'This is still the sample text. Write your own, or remove it',
      ],
    },
    no_name: { any: ['חסר שם על הכרטיס', 'There is no name on the card'] },
  },
});
