import type { HelpContent } from '../answer.ts';

export const nfcTexts: HelpContent<'nfc'> = {
  'order-nfc-cards': {
    he: {
      question: 'איך מזמינים כרטיסי NFC, וכמה זה עולה?',
      answer: [
        'כרטיס מ־PVC עולה ₪{pvc}, מעץ ₪{wood} וממתכת ₪{metal}, כולל מע״מ. בחבילות בתשלום יש הנחה, והיא מופיעה בסיכום ההזמנה.',
        {
          steps: [
            'ב[כרטיסי NFC](/physical-cards) בוחרים חומר ומעצבים: צבעים, לוגו, שם וקוד QR, בגודל אמיתי.',
            'בוחרים איזה כרטיס דיגיטלי ייפתח בנגיעה.',
            'בוחרים כמות, משלוח וכתובת, ומשלמים.',
          ],
        },
        'אנחנו בודקים כל עיצוב לפני הייצור. אם משהו לא ייצא טוב, נכתוב לכם ותוכלו לתקן. צריכים יותר מ־{maxQuantity}? [כתבו לנו](/contact?topic=cards) ונכין הצעה.',
      ],
      alsoCalled: 'הזמנה מחיר פיזי כרטיס חכם pvc עץ מתכת ארגון',
    },
    en: {
      question: 'How do I order NFC cards, and what do they cost?',
      answer: [
        'A PVC card costs ₪{pvc}, wood ₪{wood} and metal ₪{metal}, VAT included. Paid plans have a discount, which the summary of your order shows.',
        {
          steps: [
            'Under [NFC cards](/physical-cards) choose a material and design it: colours, logo, name and QR code, true to size.',
            'Choose which digital card a tap opens.',
            'Choose quantity, delivery and address, and pay.',
          ],
        },
        'We look at every design before it is made. If something would not turn out well, we write to you and you can mend it. Need more than {maxQuantity}? [Write to us](/contact?topic=cards) for an offer.',
      ],
      alsoCalled: 'order price physical smart card pvc wood metal company',
    },
  },
  'delivery-time': {
    he: {
      question: 'תוך כמה זמן הכרטיסים מגיעים?',
      answer: [
        'תוך {shipFrom} עד {shipTo} ימי עסקים מהתשלום, ראשון עד חמישי, בלי חגים. דואר עד הבית עולה ₪{post}, נקודת איסוף ₪{pickup} ומשלוח מהיר ₪{express}.',
        'בכל שלב תקבלו הודעה, ובעמוד ההזמנה שב[כרטיסי NFC](/physical-cards) רואים איפה היא עומדת. כשהחבילה יוצאת מופיע גם מספר מעקב.',
      ],
      alsoCalled: 'משלוח דואר שליח איסוף מעקב מתי יגיע',
    },
    en: {
      question: 'How long does delivery take?',
      answer: [
        '{shipFrom} to {shipTo} business days from payment, Sunday to Thursday, holidays not counted. Post to your door costs ₪{post}, a pick-up point ₪{pickup} and express ₪{express}.',
        'You hear from us at every step, and the order’s page under [NFC cards](/physical-cards) shows where it stands. Once the parcel leaves, there is a tracking number too.',
      ],
      alsoCalled: 'shipping post courier pick-up tracking when',
    },
  },
  'cancel-card-order': {
    he: {
      question: 'אפשר לבטל הזמנה של כרטיסי NFC?',
      answer: [
        'עד שמתחילים לייצר, כן: בעמוד ההזמנה שב[כרטיסי NFC](/physical-cards) לוחצים ביטול, והכסף חוזר במלואו.',
        'אחרי שהייצור התחיל אי אפשר לבטל, כי הכרטיסים נעשים במיוחד בשבילכם. הגיע משהו פגום או שגוי? [כתבו לנו](/contact?topic=cards) ונתקן. הפרטים המלאים ב[מדיניות ההחזרים](/refund).',
      ],
      alsoCalled: 'ביטול הזמנה החזר פגום טעות',
    },
    en: {
      question: 'Can I cancel an order of NFC cards?',
      answer: [
        'Until we start making them, yes: press cancel on the order’s page under [NFC cards](/physical-cards), and all of the money comes back.',
        'After that it cannot be cancelled, because the cards are made for you alone. Something arrived broken or wrong? [Write to us](/contact?topic=cards) and we will put it right. All details are in the [refund policy](/refund).',
      ],
      alsoCalled: 'cancel order refund damaged wrong',
    },
  },
  'how-to-tap': {
    he: {
      question: 'איך מצמידים את הכרטיס לטלפון?',
      answer: [
        {
          list: [
            'אייפון: מקרבים את הכרטיס לקצה העליון של הטלפון, כשהמסך דלוק ולא נעול. למעלה קופצת הודעה, ולוחצים עליה.',
            'אנדרואיד: מקרבים לאמצע הגב של הטלפון ומחזיקים שנייה. אם לא קורה כלום, מזיזים מעט למעלה או למטה: מקום האנטנה שונה בכל דגם.',
            'אין NFC בטלפון? מכוונים את המצלמה אל קוד ה־QR שמודפס על הכרטיס.',
          ],
        },
        'אין צורך באפליקציה, לא אצלכם ולא אצל מי שמולכם.',
      ],
      alsoCalled: 'הצמדה נגיעה לקרב שבב nfc לא קורא',
    },
    en: {
      question: 'How do I hold the card to a phone?',
      answer: [
        {
          list: [
            'iPhone: hold the card to the upper edge of the phone, with the screen on and unlocked. A note drops in at the top; press it.',
            'Android: hold it to the middle of the back for a second. If nothing happens, move it up or down a little: the antenna sits elsewhere in every model.',
            'No NFC in the phone? Point the camera at the QR code printed on the card.',
          ],
        },
        'No app is needed, neither on your side nor on theirs.',
      ],
      alsoCalled: 'tap touch chip nfc not reading',
    },
  },
  'iphone-shows-nothing': {
    he: {
      question: 'הצמדתי לאייפון ולא קופצת הודעה',
      answer: [
        {
          list: [
            'אייפון XS ומעלה קורא שבבים לבד. בדגמים 7, 8 ו־X פותחים קודם את מרכז הבקרה ולוחצים על סמל ה־NFC.',
            'המסך צריך להיות דלוק ולא נעול, ובלי מצב טיסה. גם מצלמה פתוחה או תשלום ב־Apple Pay חוסמים קריאה.',
            'כיסוי עבה, מגנט או כרטיס אשראי שמוצמד לטלפון מפריעים. מסירים ומנסים שוב.',
            'מקרבים לקצה העליון של הגב, ליד המצלמה, ומחזיקים שנייה.',
          ],
        },
        'עדיין כלום? סרקו את קוד ה־QR שעל הכרטיס. אם הוא נפתח והשבב לא, [כתבו לנו](/contact?topic=cards) ונבדוק.',
      ],
      alsoCalled: 'אייפון לא עובד לא מזהה nfc הודעה לא קופצת',
    },
    en: {
      question: 'I tapped an iPhone and no note appears',
      answer: [
        {
          list: [
            'iPhone XS and later read chips by themselves. On models 7, 8 and X open the control centre first and press the NFC icon.',
            'The screen has to be on and unlocked, and flight mode off. An open camera or Apple Pay also keeps it from reading.',
            'A thick case, a magnet or a credit card on the phone gets in the way. Take it off and try again.',
            'Hold the card to the upper end of the back, near the camera, for a second.',
          ],
        },
        'Still nothing? Scan the QR code on the card. If that opens and the chip does not, [write to us](/contact?topic=cards) and we will look into it.',
      ],
      alsoCalled: 'iphone not working not detected nfc no notification',
    },
  },
  'change-what-opens': {
    he: {
      question: 'אפשר לשנות מה כרטיס ה־NFC פותח?',
      answer: [
        'כן, בכל רגע ובלי להחזיק אותו ביד: ב[כרטיסי NFC](/physical-cards) פותחים את הכרטיס ובוחרים כרטיס דיגיטלי אחר. בנגיעה הבאה כבר נפתח החדש.',
        'אפשר גם לזמן מוגבל: לתערוכה, לחופשה או למבצע של שבוע. הכרטיס יחזור לבד.',
      ],
      alsoCalled: 'להחליף קישור שבב תכנות',
    },
    en: {
      question: 'Can I change what an NFC card opens?',
      answer: [
        'Yes, at any time and without having it at hand: under [NFC cards](/physical-cards) open the card and choose another digital card. The next tap opens the new one.',
        'For a while, too: for a fair, a holiday or an offer of a week. It goes back by itself.',
      ],
      alsoCalled: 'replace link chip program',
    },
  },
  'activate-a-card': {
    he: {
      question: 'קיבלתי כרטיס NFC חדש שצריך להפעיל',
      answer: [
        {
          steps: [
            'מצמידים אותו לטלפון או סורקים את ה־QR. נפתח עמוד שאומר שהכרטיס מחכה להפעלה.',
            'מתחברים או נרשמים.',
            'בוחרים מה הוא יפתח. מעכשיו הוא שלכם.',
          ],
        },
        'כרטיסים שהזמנתם אצלנו מגיעים אליכם כשהם כבר פותחים את הכרטיס שבחרתם, ואין צורך להפעיל אותם.',
      ],
      alsoCalled: 'הפעלה שיוך קוד כרטיס ריק',
    },
    en: {
      question: 'I got a new NFC card that has to be activated',
      answer: [
        {
          steps: [
            'Hold it to a phone or scan its QR code. A page opens which says that the card waits to be activated.',
            'Sign in or register.',
            'Choose what it opens. From now on it is yours.',
          ],
        },
        'Cards that you ordered from us arrive opening the card you chose, and need no activation.',
      ],
      alsoCalled: 'activate claim code blank card',
    },
  },
  'lost-card': {
    he: {
      question: 'איבדתי כרטיס NFC. מה עושים?',
      answer: [
        'ב[כרטיסי NFC](/physical-cards) לוחצים ליד הכרטיס ״אבד לי״. מאותו רגע מי שיצמיד אותו לא יראה את הפרטים שלכם, אלא הודעה מנומסת ואפשרות לכתוב לכם בלי לדעת מי אתם.',
        'נמצא? לחיצה על ״נמצא!״ והוא חוזר לעבוד. הכרטיס הדיגיטלי עצמו ממשיך כרגיל כל הזמן.',
      ],
      alsoCalled: 'אבד נגנב הקפאה חסימה',
    },
    en: {
      question: 'I lost an NFC card. What now?',
      answer: [
        'Under [NFC cards](/physical-cards) press “I lost it” beside the card. From that moment whoever taps it does not see your details, but a polite note and a way to write to you without knowing who you are.',
        'Found it? One press and it works again. Your digital card itself goes on as usual all along.',
      ],
      alsoCalled: 'lost stolen freeze block',
    },
  },
  'pass-a-card-on': {
    he: {
      question: 'איך מעבירים כרטיס NFC למישהו אחר?',
      answer: [
        {
          steps: [
            'ב[כרטיסי NFC](/physical-cards) פותחים את הכרטיס ולוחצים ״להעביר את הכרטיס״.',
            'יוצרים קישור ושולחים אותו למי שאמור לקבל. הקישור טוב ל־{transferDays} ימים.',
            'מי שפותח את הקישור ומאשר מקבל את הכרטיס לחשבון שלו, והוא פותח את הכרטיס הדיגיטלי שלו.',
          ],
        },
        'עד האישור הכרטיס נשאר שלכם, ואפשר להתחרט.',
      ],
      alsoCalled: 'העברה עובד חדש מכירה מתנה',
    },
    en: {
      question: 'How do I pass an NFC card on to somebody else?',
      answer: [
        {
          steps: [
            'Under [NFC cards](/physical-cards) open the card and choose to pass it on.',
            'Make a link and send it to whoever should have the card. It is good for {transferDays} days.',
            'Whoever opens the link and accepts gets the card into their account, and it opens their digital card.',
          ],
        },
        'Until then the card stays yours, and you can change your mind.',
      ],
      alsoCalled: 'transfer new employee sell gift',
    },
  },
};
