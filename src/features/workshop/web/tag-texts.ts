import { texts } from '#i18n/texts.ts';

/** The tags of an order: their content, the ways to write them, and possible errors. */
export const tagTexts = texts('workshopChips', {
  title: ['שבבים', 'Chips'],
  written: [
    '{count, plural, one {{done, plural, =0 {השבב עוד לא נצרב} other {השבב נצרב}}} other {נצרבו {done} מתוך #}}',
    '{count, plural, one {{done, plural, =0 {Not written yet} other {Written}}} other {{done} of # written}}',
  ],
  early: [
    'השבבים ייווצרו כשתתחילו בייצור. אז יופיע כאן מה לצרוב על כל אחד.',
    'The chips are created when production starts. What to write on each will then appear here.',
  ],
  kind: { label: ['סוג השבב', 'Kind of chip'], unknown: ['לא ידוע', 'Unknown'] },
  row: {
    list: ['השבבים של ההזמנה', 'The chips of the order'],
    done: ['נצרב', 'Written'],
    notDone: ['עוד לא נצרב', 'Not written yet'],
    bytes: ['{count, plural, one {בייט אחד} other {# בייטים}}', '{count, plural, one {One byte} other {# bytes}}'],
    fits: ['נכנס ב־{chips}', 'Fits on {chips}'],
    copyLink: ['העתקת הקישור של {code}', 'Copy the link of {code}'],
    copyNdef: ['העתקת הבייטים של {code}', 'Copy the bytes of {code}'],
    mark: ['סימון כצרוב', 'Mark as written'],
    markTitle: ['השבב {code} נצרב ונבדק?', 'Was chip {code} written and checked?'],
    markText: [
      'נסמן אותו כצרוב. סמנו רק אם בדקתם שהוא פותח את הקישור שלו: אי אפשר לבטל את הסימון.',
      'It will be marked as written. Do it only if you checked that it opens its link: this can’t be undone.',
    ],
    markConfirm: ['כן, נצרב ונבדק', 'Yes, written and checked'],
    markOf: ['סימון כצרוב: {code}', 'Mark as written: {code}'],
    write: ['צריבה', 'Write'],
    writeOf: ['צריבה: {code}', 'Write {code}'],
    retired: ['הוצא משימוש', 'Retired'],
  },
  back: ['חזרה', 'Back'],
  marked: ['סימנו שהשבב נצרב', 'Chip marked as written'],
  all: {
    button: ['הכול נצרב במכונה', 'All written by machine'],
    title: ['כל השבבים נצרבו במכונה?', 'Were all chips written by machine?'],
    text: [
      'נסמן את כל השבבים של ההזמנה כצרובים. סמנו רק אם המכונה בדקה אותם בעצמה: אי אפשר לבטל את הסימון.',
      'All chips of the order will be marked as written. Do it only if the machine checked them itself: this can’t be undone.',
    ],
    confirm: ['כן, הכול נצרב ונבדק', 'Yes, all written and checked'],
    done: ['סימנו שכל השבבים נצרבו', 'All chips are marked as written'],
  },
  scan: {
    button: ['סריקת הכרטיס וצריבה', 'Scan the card, then write'],
    title: ['סרקו את ה־QR של הכרטיס המודפס', 'Scan the QR code of the printed card'],
    text: ['כך אנחנו יודעים שהשבב {code} נכנס לכרטיס שלו.', 'So chip {code} goes into its own card.'],
    differs: ['זה הכרטיס של שבב {code}', 'This is the card of chip {code}'],
    reason: {
      other: ['מחכים לכרטיס של שבב {code}. השבב לא נצרב.', 'The card of chip {code} is expected. Nothing was written.'],
      done: [
        'השבב של הכרטיס הזה כבר נצרב או יצא משימוש. מחכים לכרטיס של שבב {code}.',
        'The chip of this card is written or retired already. The card of chip {code} is expected.',
      ],
      foreign: [
        'הכרטיס הזה לא מההזמנה הזאת. מחכים לכרטיס של שבב {code}.',
        'This card is not of this order. The card of chip {code} is expected.',
      ],
    },
    again: ['סריקה נוספת', 'Scan again'],
    writeOther: ['צריבת שבב {code}', 'Write chip {code}'],
    refused: {
      title: ['אין גישה למצלמה', 'The camera cannot be used'],
      text: [
        'אשרו לאתר להשתמש במצלמה בהגדרות הדפדפן, רעננו את העמוד ונסו שוב. אפשר גם לצרוב בלי סריקה.',
        'Allow the camera for this site in the browser’s settings, reload the page and try again. You can also write without scanning.',
      ],
    },
  },
  nfc: {
    title: ['צריבה מהטלפון הזה', 'Write from this phone'],
    elsewhere: {
      title: ['אפשר לצרוב שבבים ישר מהטלפון', 'Chips can be written right from a phone'],
      text: [
        'פתחו את העמוד הזה ב־Chrome באנדרואיד. כאן אפשר להעתיק את הקישור או את הבייטים, ולסמן את מה שנצרב.',
        'Open this page in Chrome on Android. Here you can copy the link or the bytes, and mark what has been written.',
      ],
    },
    next: ['השבב הבא:', 'Next chip:'],
    left: [
      '{count, plural, one {נשאר שבב אחד לצרוב} two {נשארו שני שבבים לצרוב} other {נשארו # שבבים לצרוב}}',
      '{count, plural, one {One chip left to write} other {# chips left to write}}',
    ],
    write: ['צריבת השבב הזה', 'Write this chip'],
    all: {
      title: ['כל השבבים נצרבו', 'All chips are written'],
      text: ['אפשר להעביר את ההזמנה לשלב הבא.', 'The order can move on to the next step.'],
    },
    waiting: {
      title: ['הצמידו את השבב לגב הטלפון', 'Hold the chip to the back of the phone'],
      text: ['והחזיקו אותו שם עד שנגיד שזה נגמר.', 'Keep it there until we say it is done.'],
    },
    writing: { title: ['צורבים…', 'Writing…'], text: ['אל תזיזו את השבב.', 'Don’t move the chip.'] },
    reading: {
      title: ['קוראים בחזרה ומשווים…', 'Reading back and comparing…'],
      text: [
        'השאירו את השבב צמוד. אם הזזתם אותו, הצמידו שוב את אותו שבב.',
        'Keep the chip where it is. If it moved, hold the same chip to the phone again.',
      ],
    },
    reporting: {
      title: ['רושמים שהשבב נצרב…', 'Recording that the chip is written…'],
      text: ['השבב עצמו כבר בסדר.', 'The chip itself is fine already.'],
    },
    stop: ['עצירה', 'Stop'],
    done: {
      title: ['השבב {code} נצרב ונבדק', 'Chip {code} is written and checked'],
      serial: ['מספר השבב:', 'Chip number:'],
      locked: ['השבב נעול לתמיד.', 'It is locked for good.'],
    },
    nextButton: ['לשבב הבא', 'Next chip'],
    finish: ['סיום', 'Done'],
    lock: {
      button: ['נעילת השבב', 'Lock the chip'],
      title: ['לנעול את השבב לתמיד?', 'Lock the chip for good?'],
      text: [
        'אחרי הנעילה אף אחד, גם לא אתם, לא יוכל לצרוב אותו שוב. אין דרך חזרה. נעלו רק אחרי שבדקתם שהכרטיס נפתח.',
        'Once it’s locked, no one, not even you, can write to it again. There is no way back. Lock it only after you’ve checked that the card opens.',
      ],
      confirm: ['לנעול לתמיד', 'Lock it for good'],
      cancel: ['להשאיר פתוח', 'Leave it open'],
    },
    unreported: {
      title: ['השבב נצרב, אבל לא הצלחנו לרשום את זה', 'The chip is written, but we couldn’t record it'],
      again: ['לנסות לרשום שוב', 'Try to record it again'],
    },
    again: ['לנסות שוב', 'Try again'],
    overwrite: ['לצרוב בכל זאת', 'Write it anyway'],
    found: ['בשבב צרוב:', 'The chip contains:'],
    failed: { write: ['השבב לא נצרב', 'The chip was not written'], lock: ['השבב לא ננעל', 'The chip was not locked'] },
    error: {
      none: [
        'אין בטלפון הזה NFC, או שהשבב מסוג שהטלפון לא מכיר.',
        'This phone has no NFC, or does not know this kind of chip.',
      ],
      off: [
        'ה־NFC כבוי. הדליקו אותו בהגדרות הטלפון ונסו שוב.',
        'NFC is turned off. Turn it on in the phone’s settings and try again.',
      ],
      denied: [
        'לא ניתנה הרשאה ל־NFC. אשרו אותה בהגדרות האתר ב־Chrome, ונסו שוב.',
        'NFC permission was not given. Allow it in Chrome’s site settings and try again.',
      ],
      lost: [
        'השבב התרחק באמצע. הצמידו אותו שוב והחזיקו עד הסוף.',
        'The chip moved away too early. Hold it again, and keep it there to the end.',
      ],
      unreadable: [
        'אי אפשר לקרוא את השבב. נסו להזיז אותו מעט, או קחו שבב אחר.',
        'The chip cannot be read. Move it a little, or take another one.',
      ],
      taken: [
        'בשבב הזה כבר צרוב קישור של כרטיס אחר. אם תצרבו אותו, הכרטיס ההוא יפסיק לעבוד.',
        'This chip already contains another card’s link. If you write to it, that card will stop working.',
      ],
      differs: [
        'מה שקראנו בחזרה שונה ממה שצרבנו. צרבו שוב, ואם זה חוזר, קחו שבב אחר.',
        'What we read back is not what we wrote. Write it again; if that happens twice, take another chip.',
      ],
      other_chip: [
        'הוצמד שבב אחר מזה שהתחלנו איתו. הצמידו את השבב הנכון.',
        'That’s not the chip we started with. Hold the right one to the phone.',
      ],
      locked: [
        'השבב הזה נעול, ואי אפשר לצרוב אותו. קחו שבב אחר.',
        'This chip is locked and can’t be written. Take another one.',
      ],
      stopped: ['עצרתם באמצע.', 'You stopped halfway.'],
      unknown: [
        'משהו השתבש. הרחיקו את השבב, הצמידו שוב ונסו.',
        'Something went wrong. Take the chip away, hold it again and retry.',
      ],
    },
  },
});
