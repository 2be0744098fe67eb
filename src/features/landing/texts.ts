import { texts } from '#i18n/texts.ts';

export const landingTexts = texts('landing', {
  hero: {
    badge: ['כרטיס ביקור דיגיטלי עם NFC', 'Digital business cards with NFC'],
    title: ['נגיעה אחת,', 'One tap, and'],
    titleRest: ['וכל העסק', 'your business is'],
    titleHot: ['אצלם בטלפון', 'in their phone'],
    lead: [
      'בונים כרטיס ביקור דיגיטלי בחמש דקות, משתפים בוואטסאפ, בקוד QR או בנגיעה של כרטיס NFC, ויודעים מי באמת התעניין.',
      'Build a digital business card in five minutes. Share it on WhatsApp, with a QR code or with a tap of an NFC card, and know who was really interested.',
    ],
    register: ['{days} ימי ניסיון חינם', 'Try it free for {days} days'],
    demo: ['חשבון הדגמה', 'See the demo account'],
    dashboard: ['ללוח הבקרה', 'Go to the dashboard'],
    reassurances: {
      noCard: ['בלי כרטיס אשראי', 'No credit card'],
      cancel: ['ביטול בשתי לחיצות', 'Cancel in two clicks'],
      language: ['תמיכה בעברית', 'Hebrew and English'],
    },
    scene: [
      'כרטיס NFC נוגע בטלפון, ועל המסך נפתח כרטיס הביקור של נועה ברק, אדריכלית ומעצבת פנים',
      'An NFC card touches a phone, and the business card of Noa Barak, architect and interior designer, opens on its screen',
    ],
  },
  person: {
    name: ['נועה ברק', 'Noa Barak'],
    role: ['אדריכלית ומעצבת פנים', 'Architect & interior designer'],
    line: ['בתים קטנים עם הרבה אור', 'Small homes, plenty of light'],
    save: ['שמירה באנשי הקשר', 'Save contact'],
    call: ['חיוג', 'Call'],
    whatsapp: ['וואטסאפ', 'WhatsApp'],
    navigate: ['ניווט', 'Directions'],
    mail: ['מייל', 'Email'],
    open: ['פתוח עכשיו', 'Open now'],
    until: ['עד 18:00', 'until 18:00'],
    book: ['קביעת פגישה', 'Book a meeting'],
    works: ['עבודות אחרונות', 'Recent work'],
    praise: ['המלצות של לקוחות', 'What clients say'],
  },
  notice: { title: ['פנייה חדשה', 'New lead'], when: ['דרך הכרטיס, לפני רגע', 'From your card, just now'] },
  physical: {
    badge: ['כרטיסי NFC', 'NFC cards'],
    title: ['הכרטיס שלא צריך להדפיס שוב', 'The card you never reprint'],
    lead: [
      'שבב NFC בתוך כרטיס PVC, עץ או מתכת. החלפתם מספר או כתובת? מעדכנים מהטלפון, והכרטיס שביד כבר יודע.',
      'An NFC chip inside a PVC, wood or metal card. New number, new address? Change it from your phone, and the card in their hand already knows.',
    ],
    steps: {
      design: {
        title: ['מעצבים על המסך', 'Design it on screen'],
        text: ['חומר, צבעים ולוגו, ורואים הכול בגודל אמיתי.', 'Material, colours and logo, shown at true size.'],
      },
      ship: {
        title: ['אנחנו מכינים ושולחים', 'We make it and ship it'],
        text: [
          'מגיע תוך {from} עד {to} ימי עסקים, עם מעקב אחרי המשלוח.',
          'With you in {from} to {to} business days, tracked all the way.',
        ],
      },
      tap: {
        title: ['נוגעים בטלפון', 'Tap a phone'],
        text: ['והכרטיס נפתח. בלי אפליקציה ובלי להקליד.', 'Your card opens. No app, nothing to type.'],
      },
    },
    materials: {
      label: ['החומרים', 'Materials'],
      pvc: { name: ['PVC', 'PVC'], text: ['קל, עמיד, בכל צבע', 'Light, tough, any colour'] },
      wood: { name: ['עץ', 'Wood'], text: ['חם וטבעי, אין שניים זהים', 'Warm and natural, no two alike'] },
      metal: { name: ['מתכת', 'Metal'], text: ['כבד ביד, קשה לשכוח', 'Heavy in the hand, hard to forget'] },
    },
  },
  features: {
    title: ['פשוט מבחוץ, רציני מבפנים', 'Simple outside, serious inside'],
    lead: ['כל מה שכרטיס ביקור צריך לדעת לעשות היום', 'Everything a business card should do today'],
    whatsapp: {
      title: ['תפור לוואטסאפ', 'Made for WhatsApp'],
      text: [
        'קישור עם תמונה, שם ותפקיד בעברית תקינה, בדיוק כמו שרציתם שייראה.',
        'A link that arrives with your picture, name and role, looking exactly the way you meant it to.',
      ],
      message: ['היי! היה כיף להכיר. הנה הכרטיס שלי:', 'Hi! Great meeting you. Here is my card:'],
      reply: ['איזה יופי, שמרתי', 'Lovely, saved it'],
    },
    instant: {
      title: ['נפתח ברגע', 'Opens in a blink'],
      text: [
        'קל כמו הודעת טקסט. נוגעים, והוא על המסך, גם בקליטה חלשה.',
        'As light as a text message. Tap, and it is on screen, even on a weak signal.',
      ],
    },
    contact: {
      title: ['נשמר באנשי הקשר', 'Saved to contacts'],
      text: [
        'שם, תמונה וטלפון נשמרים נכון, באייפון ובאנדרואיד.',
        'Name, photo and number land right, on iPhone and Android.',
      ],
    },
    leads: {
      title: ['פניות שלא הולכות לאיבוד', 'Leads that never get lost'],
      text: [
        'כל פנייה מגיעה אליכם מיד, בהתראה ובמייל.',
        'Every lead reaches you right away, as a notification and by email.',
      ],
      first: {
        initial: ['ד', 'D'],
        name: ['דניאל מזרחי', 'Daniel Mizrahi'],
        text: ['אשמח להצעה לשיפוץ דירה', 'Could you quote for a flat renovation?'],
      },
      second: {
        initial: ['ה', 'H'],
        name: ['הילה פרץ', 'Hila Peretz'],
        text: ['מתי אפשר להיפגש?', 'When can we meet?'],
      },
      fresh: ['חדשה', 'New'],
    },
    stats: {
      title: ['מספרים אמיתיים', 'Honest numbers'],
      text: [
        'כמה ראו, מאיפה הגיעו ומה עשו. בלי בוטים ובלי עוגיות.',
        'How many looked, where they came from and what they did. No bots, no cookies.',
      ],
      figure: ['צפיות השבוע', 'views this week'],
    },
    always: {
      title: ['שלכם, תמיד', 'Yours, always'],
      text: [
        'עברתם משרד? החלפתם שם או כתובת? הכרטיס המודפס ממשיך לעבוד.',
        'New office, name or address? The printed card keeps working.',
      ],
      before: ['רחוב הדקל 4', '4 Palm Street'],
      after: ['שדרות הים 12', '12 Sea Avenue'],
    },
  },
  testimonials: {
    more: ['לקריאה עד הסוף', 'Read to the end'],
    title: ['מי שניסה, לא חזר לנייר', 'They tried it. Paper lost.'],
    note: ['הלקוחות והציטוטים כאן הם דוגמאות להמחשה', 'The customers and quotes here are made-up examples'],
    rating: ['דירוג {rating} מתוך 5', 'Rated {rating} out of 5'],
    contractor: {
      text: [
        'הייתי מחלק מאה כרטיסי נייר בחודש ומקבל אולי שתי שיחות. היום אני מצמיד את הכרטיס לטלפון של הלקוח, המספר שלי נשמר אצלו במקום, ובערב אני רואה מי נכנס, מי שמר ומי השאיר פרטים.',
        'I used to hand out a hundred paper cards a month and get maybe two calls. Now I hold the card to a client’s phone, my number is saved on the spot, and by evening I can see who looked, who saved it and who left details.',
      ],
      author: ['יואב אדרי', 'Yoav Edri'],
      position: ['קבלן שיפוצים, חיפה', 'Renovation contractor, Haifa'],
      initial: ['י', 'Y'],
    },
    teacher: {
      text: [
        'עברתי סטודיו באמצע השנה. עדכנתי כתובת מהטלפון, וכל הכרטיסים שכבר חילקתי פשוט המשיכו לעבוד.',
        'I moved studios mid-year. I changed the address from my phone, and every card I had given out simply kept working.',
      ],
      author: ['מיכל שגיא', 'Michal Sagi'],
      position: ['מורה ליוגה, רעננה', 'Yoga teacher, Ra’anana'],
      initial: ['מ', 'M'],
    },
    adviser: {
      text: [
        'חמש דקות לבנות, שנייה לשלוח. סוף סוף כרטיס שנראה טוב בעברית, עם הטלפון בכיוון הנכון.',
        'Five minutes to build, a second to send. At last a card that looks right in Hebrew and in English.',
      ],
      author: ['רוני כהן־לב', 'Roni Cohen-Lev'],
      position: ['יועצת מס, באר שבע', 'Tax adviser, Be’er Sheva'],
      initial: ['ר', 'R'],
    },
  },
  plans: {
    label: ['החבילות בקצרה', 'Plans at a glance'],
    free: ['בסיסי', 'Basic'],
    freePrice: ['חינם', 'Free'],
    freeNote: ['כרטיס אחד, בלי הגבלת זמן', 'One card, for as long as you like'],
    monthly: ['חודשי', 'Monthly'],
    monthlyPer: ['לחודש', 'a month'],
    monthlyNote: ['בלי התחייבות', 'No commitment'],
    yearly: ['שנתי', 'Yearly'],
    yearlyPer: ['לשנה', 'a year'],
    yearlyWas: ['במקום', 'instead of'],
    saving: ['{percent}% חיסכון', 'Save {percent}%'],
  },
  quote: {
    title: ['צריכים כרטיסים לכל הצוות?', 'Cards for the whole team?'],
    text: [
      'לארגונים, לרשתות ולצוותים גדולים נכין הצעה לפי הכמות, העיצוב והמשלוח.',
      'For organisations, chains and large teams we put together an offer by quantity, design and delivery.',
    ],
    action: ['בקשת הצעת מחיר', 'Ask for a quote'],
    subject: ['הצעת מחיר לכרטיסים לארגון', 'A quote for cards for our organisation'],
  },
  last: {
    title: ['הכרטיס הבא שלכם כבר לא מנייר', 'Your next card isn’t made of paper'],
    text: ['חמש דקות, והוא מוכן לנגיעה הראשונה.', 'Five minutes, and it is ready for its first tap.'],
    register: ['מתחילים {days} ימי ניסיון', 'Start your {days}-day trial'],
    login: ['כבר רשומים? התחברות', 'Already with us? Sign in'],
    chat: ['שאלה? דברו איתנו', 'Questions? Chat with us'],
  },
});
