import type { HelpContent } from '../answer.ts';

export const nfcTexts: HelpContent<'nfc'> = {
  'order-nfc-cards': {
    he: {
      question: 'איך מזמינים כרטיסי NFC, וכמה זה עולה?',
      answer: [
        'כרטיס מ־PVC עולה ₪{pvc}, מעץ ₪{wood} וממתכת ₪{metal}, כולל מע״מ. בחבילות בתשלום יש הנחה, והיא מופיעה בסיכום ההזמנה.',
        {
          steps: [
            'ב[עמוד כרטיסי ה־NFC](/physical-cards) בוחרים חומר ומעצבים: צבעים, לוגו, שם וקוד QR, בגודל אמיתי.',
            'בוחרים איזה כרטיס דיגיטלי ייפתח בנגיעה.',
            'בוחרים כמות, משלוח וכתובת, ומשלמים.',
          ],
        },
        'אנחנו בודקים כל עיצוב לפני ההכנה. אם משהו לא ייצא טוב, נכתוב לכם ותוכלו לתקן. צריכים יותר מ־{maxQuantity}? [כתבו לנו](/contact?topic=cards) ונכין הצעה.',
      ],
      alsoCalled: 'הזמנה מחיר פיזי כרטיס חכם pvc עץ מתכת ארגון',
    },
    en: {
      question: 'How do I order NFC cards, and what do they cost?',
      answer: [
        'A PVC card costs ₪{pvc}, wood ₪{wood} and metal ₪{metal}, VAT included. Paid plans get a discount, which is shown in your order summary.',
        {
          steps: [
            'On the [NFC cards page](/physical-cards) choose a material and design the card: colours, logo, name and QR code, true to size.',
            'Choose which digital card a tap opens.',
            'Choose quantity, delivery and address, and pay.',
          ],
        },
        'We check every design before we make it. If something won’t turn out well, we’ll write to you and you can fix it. Need more than {maxQuantity}? [Write to us](/contact?topic=cards) for a quote.',
      ],
      alsoCalled: 'order price physical smart card pvc wood metal company',
    },
  },
  'delivery-time': {
    he: {
      question: 'תוך כמה זמן הכרטיסים מגיעים?',
      answer: [
        'תוך {shipFrom} עד {shipTo} ימי עסקים מהתשלום, ראשון עד חמישי, בלי חגים. דואר עד הבית עולה ₪{post}, נקודת איסוף ₪{pickup} ומשלוח מהיר ₪{express}.',
        'בכל שלב תקבלו הודעה, וב[עמוד כרטיסי ה־NFC](/physical-cards) פותחים את ההזמנה ורואים איפה היא עומדת. כשהמשלוח יוצא מופיע גם מספר מעקב.',
      ],
      alsoCalled: 'משלוח דואר שליח איסוף מעקב מתי יגיע',
    },
    en: {
      question: 'How long does delivery take?',
      answer: [
        '{shipFrom} to {shipTo} business days from payment, Sunday to Thursday, holidays not counted. Post to your door costs ₪{post}, a pick-up point ₪{pickup} and express ₪{express}.',
        'You’ll hear from us at every step, and you can open the order on the [NFC cards page](/physical-cards) to see its status. Once the parcel ships, there’s a tracking number too.',
      ],
      alsoCalled: 'shipping post courier pick-up tracking when',
    },
  },
  'cancel-card-order': {
    he: {
      question: 'אפשר לבטל הזמנה של כרטיסי NFC?',
      answer: [
        'כל עוד לא התחלנו להכין, כן: ב[עמוד כרטיסי ה־NFC](/physical-cards) פותחים את ההזמנה ולוחצים על ביטול, והכסף חוזר במלואו.',
        'אחרי שההכנה התחילה אי אפשר לבטל, כי הכרטיסים נעשים במיוחד בשבילכם. הגיע משהו פגום או שגוי? [כתבו לנו](/contact?topic=cards) ונתקן. הפרטים המלאים בעמוד [ביטולים והחזרים](/refund).',
      ],
      alsoCalled: 'ביטול הזמנה החזר פגום טעות',
    },
    en: {
      question: 'Can I cancel an order of NFC cards?',
      answer: [
        'As long as we haven’t started making them, yes: open the order on the [NFC cards page](/physical-cards) and click cancel, and you get all your money back.',
        'After that it can’t be cancelled, because the cards are made just for you. Something arrived damaged or wrong? [Write to us](/contact?topic=cards) and we’ll put it right. All details are on the [cancellations and refunds](/refund) page.',
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
            'iPhone: hold the card to the upper edge of the phone, with the screen on and unlocked. A notification appears at the top; tap it.',
            'Android: hold it to the middle of the back for a second. If nothing happens, move it up or down a little: the antenna is in a different place on every model.',
            'No NFC in the phone? Point the camera at the QR code printed on the card.',
          ],
        },
        'No app is needed, for you or for them.',
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
      question: 'I tapped an iPhone and no notification appears',
      answer: [
        {
          list: [
            'iPhone XS and later read chips automatically. On models 7, 8 and X open the control centre first and tap the NFC icon.',
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
        'כן, בכל רגע ובלי להחזיק אותו ביד: ב[עמוד כרטיסי ה־NFC](/physical-cards) פותחים את הכרטיס ובוחרים כרטיס דיגיטלי אחר. בנגיעה הבאה כבר נפתח החדש.',
        'אפשר גם לזמן מוגבל: לתערוכה, לחופשה או למבצע של שבוע. הכרטיס יחזור לבד.',
      ],
      alsoCalled: 'להחליף קישור שבב תכנות',
    },
    en: {
      question: 'Can I change what an NFC card opens?',
      answer: [
        'Yes, at any time and without having it at hand: on the [NFC cards page](/physical-cards) open the card and choose another digital card. The next tap opens the new one.',
        'You can also do it for a limited time: for a trade show, a holiday or a week-long promotion. The card switches back automatically.',
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
      question: 'I got a new NFC card that needs activating',
      answer: [
        {
          steps: [
            'Hold it to a phone or scan its QR code. A page opens saying that the card is waiting to be activated.',
            'Sign in or register.',
            'Choose what it opens. From now on it is yours.',
          ],
        },
        'Cards you order from us already open the card you chose, and don’t need activating.',
      ],
      alsoCalled: 'activate claim code blank card',
    },
  },
  'lost-card': {
    he: {
      question: 'איבדתי כרטיס NFC. מה עושים?',
      answer: [
        'ב[עמוד כרטיסי ה־NFC](/physical-cards) לוחצים ליד הכרטיס ״אבד לי״. מאותו רגע מי שיצמיד אותו לא יראה את הפרטים שלכם, אלא הודעה מנומסת ואפשרות לכתוב לכם בלי לדעת מי אתם.',
        'נמצא? לחיצה על ״נמצא!״ והוא חוזר לעבוד. הכרטיס הדיגיטלי עצמו ממשיך כרגיל כל הזמן.',
      ],
      alsoCalled: 'אבד נגנב הקפאה חסימה',
    },
    en: {
      question: 'I lost an NFC card. What now?',
      answer: [
        'On the [NFC cards page](/physical-cards) click “I lost it” next to the card. From that moment anyone who taps it sees not your details but a polite note, and a way to write to you without knowing who you are.',
        'Found it? One click and it works again. Your digital card itself keeps working as usual throughout.',
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
            'ב[עמוד כרטיסי ה־NFC](/physical-cards) פותחים את הכרטיס ובוחרים להעביר אותו למישהו אחר.',
            'יוצרים קישור ושולחים אותו למי שאמור לקבל. הקישור בתוקף ל־{transferDays} ימים.',
            'מי שפותח את הקישור ומאשר מקבל את הכרטיס לחשבון שלו, ומאותו רגע נגיעה פותחת את הכרטיס הדיגיטלי שלו.',
          ],
        },
        'עד האישור הכרטיס נשאר שלכם, ואפשר להתחרט.',
      ],
      alsoCalled: 'העברה עובד חדש מכירה מתנה',
    },
    en: {
      question: 'How do I transfer an NFC card to someone else?',
      answer: [
        {
          steps: [
            'On the [NFC cards page](/physical-cards) open the card and choose to transfer it.',
            'Create a link and send it to the person who should get the card. The link is valid for {transferDays} days.',
            'When they open the link and accept, the card moves to their account, and from then on a tap opens their digital card.',
          ],
        },
        'Until then the card stays yours, and you can change your mind.',
      ],
      alsoCalled: 'transfer new employee sell gift',
    },
  },
};
