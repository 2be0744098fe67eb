import { texts } from '#i18n/texts.ts';

export const termsTexts = texts('terms', {
  nutshell: {
    yours: [
      'מה שאתם כותבים ומעלים נשאר שלכם. כתבו אמת, ורק מה שמותר לכם לפרסם.',
      'What you write and upload stays yours. Write the truth, and only what you may publish.',
    ],
    leads: [
      'מי שהשאיר פרטים בכרטיס שלכם סמך עליכם. אל תשלחו לו פרסומות בלי הסכמה.',
      'People who leave their details on your card trust you. Don’t send them advertising without consent.',
    ],
    money: [
      'הניסיון חינם ובלי כרטיס אשראי. מנוי מתחדש רק אם הסכמתם לכך במפורש.',
      'The trial is free and needs no credit card. A subscription renews only if you expressly agreed.',
    ],
    cancel: [
      'מבטלים בשתי לחיצות ב[ארנק](/wallet). הפרטים ב[ביטולים והחזרים](/refund).',
      'You cancel in two clicks in the [wallet](/wallet). Details in [cancellations and refunds](/refund).',
    ],
    beta: [
      'השירות עוד בהרצה. אנחנו עושים הכול כדי שיעבוד תמיד, אבל לא מבטיחים את זה.',
      'The service is still in beta. We do all we can to keep it working, but do not promise that it always will.',
    ],
  },
  about: {
    title: ['על מה ההסכם', 'What this agreement is about'],
    text: [
      'התנאים האלה הם הסכם ביניכם לבין מי שמפעיל את נגיעה (״אנחנו״; הפרטים המלאים מופיעים על כל חשבונית). הם חלים על האתר, על הכרטיסים הדיגיטליים ועל כרטיסי NFC. בהרשמה או בשימוש אתם מסכימים להם, וגם ל[מדיניות הפרטיות](/privacy).',
      'These terms are an agreement between you and the operator of Negia (“we”; the full details appear on every invoice). They apply to the site, the digital cards and the NFC cards. By registering or using them you agree to these terms and to the [privacy policy](/privacy).',
    ],
    business: [
      'אתם פועלים בשם עסק? אתם מאשרים שמותר לכם להסכים בשמו.',
      'Acting for a business? You confirm that you may agree on its behalf.',
    ],
  },
  account: {
    title: ['החשבון שלכם', 'Your account'],
    age: ['החשבון מיועד לבני {leastAge} ומעלה.', 'Accounts are for people aged {leastAge} and over.'],
    true: [
      'הירשמו עם פרטים נכונים ועם כתובת מייל שלכם. אליה נשלח את מה שחשוב.',
      'Register with correct details and your own email address. That is where we send what matters.',
    ],
    safe: [
      'שמרו על הסיסמה, ואל תשתמשו באותה סיסמה במקום אחר. מומלץ להפעיל אימות דו־שלבי.',
      'Keep your password safe and do not use it elsewhere. We recommend two-step verification.',
    ],
    yours: [
      'מה שנעשה בחשבון הוא באחריותכם. חושבים שמישהו אחר נכנס? החליפו סיסמה ו[כתבו לנו](/contact) מיד.',
      'What is done in the account is your responsibility. Think someone else got in? Change the password and [write to us](/contact) immediately.',
    ],
    demo: [
      'חשבון ההדגמה נמחק אחרי {demoHours, plural, one {שעה} two {שעתיים} other {# שעות}}. אל תשמרו בו שום דבר שחשוב לכם.',
      'The demo account is deleted after {demoHours} hours. Don’t keep anything in it that matters to you.',
    ],
  },
  content: {
    title: ['התוכן שלכם', 'Your content'],
    yours: [
      'התוכן שלכם נשאר שלכם. אתם רק מרשים לנו לשמור אותו, להתאים אותו לתצוגה, להציג אותו במקומות שבחרתם ולהדפיס אותו על כרטיסים שהזמנתם. ההרשאה נגמרת כשאתם מוחקים.',
      'Your content stays yours. You only allow us to store it, fit it for display, show it where you chose, and print it on cards that you ordered. That permission ends when you delete it.',
    ],
    true: [
      'אמת: השם, התפקיד, ההסמכות, המחירים וההמלצות בכרטיס הם אמיתיים ולא מטעים.',
      'Truth: the name, role, qualifications, prices and recommendations on a card are real and do not mislead.',
    ],
    rights: [
      'זכויות: יש לכם רשות להשתמש בכל תמונה, לוגו, סרטון וטקסט, וגם הסכמה של מי שמצולם.',
      'Rights: you may use every picture, logo, video and text, and have the consent of those who are in the picture.',
    ],
    others: [
      'אנשים אחרים: אל תתחזו לאף אחד, ואל תפרסמו פרטים של אחרים בלי רשותם.',
      'Other people: do not impersonate anyone, and do not publish details of others without their permission.',
    ],
    access: [
      'נגישות: כתבו תיאור לתמונות. אם חלה עליכם חובת הנגשה, היא חלה גם כאן.',
      'Accessibility: describe your pictures. A duty of accessibility that applies to you applies here too.',
    ],
    licence: [
      'רישיון לעסק: אם החוק דורש לציין בפרסום פרטים כמו מספר רישיון, ציינו אותם.',
      'Licences: where the law asks a publication to state details such as a licence number, state them.',
    ],
  },
  leads: {
    title: ['פניות שאתם מקבלים', 'Inquiries that you receive'],
    control: [
      'מי שפנה אליכם מסר את הפרטים כדי שתחזרו אליו. אתם בעלי השליטה במאגר המידע הזה, ואנחנו המחזיקים בו עבורכם. אתם אחראים לקיים לגביו את חוק הגנת הפרטיות: להשתמש בו רק למטרה שלשמה נמסר, לשמור עליו, ולאפשר למי שמבקש לראות אותו, לתקן אותו ולמחוק אותו.',
      'People gave you their details so that you get back to them. You are the controller of this database, and we are its holder on your behalf. You are responsible for complying with the privacy law: use the information only for the purpose it was given for, protect it, and let anyone who asks see, correct and delete theirs.',
    ],
    spam: [
      'אל תשלחו פרסומות במייל, בהודעה או בוואטסאפ בלי הסכמה מראש. סעיף 30א לחוק התקשורת קובע פיצוי של עד ₪1,000 על כל הודעה, ומי שישלם הוא השולח.',
      'Do not send advertising by email, text message or WhatsApp without prior consent. Section 30A of the Israeli Communications Law sets compensation of up to ₪1,000 for each message, and the sender pays it.',
    ],
    systems: [
      'חיברתם מערכת משלכם לקבלת פניות? אתם אחראים לאבטחה שלה ולמה שנעשה בה.',
      'Connected your own system? You are responsible for its security and for what is done in it.',
    ],
    hold: [
      'אנחנו מצידנו לא משתמשים בפניות שלכם, לא פונים לאנשים שבהן, ושומרים עליהן כמו על שאר המידע.',
      'For our part we do not use your inquiries, do not contact the people in them, and protect them like all other information.',
    ],
  },
  forbidden: {
    title: ['מה אסור', 'What is not allowed'],
    law: [
      'תוכן לא חוקי, פוגע, מסית, מיני בוטה או מפר זכויות.',
      'Content that is unlawful, abusive, inciting, sexually explicit or infringing.',
    ],
    fraud: [
      'הונאה, דיוג (פישינג), נוזקות, או קישור שמסתיר לאן הוא מוביל.',
      'Fraud, phishing, malware, or a link that hides where it leads.',
    ],
    chips: [
      'להשתמש בכרטיס NFC או בשבב כדי להטעות את מי שמצמיד אליו טלפון.',
      'Using an NFC card or a chip to mislead people who hold a phone to it.',
    ],
    attack: [
      'לנסות לפרוץ, להעמיס, לעקוף מגבלות או לאסוף מידע על אחרים באופן אוטומטי. מצאתם חולשה? [ספרו לנו](/contact) לפני שאתם מספרים לאחרים, ונודה לכם.',
      'Trying to break in, to overload, to get around limits or to collect information about others automatically. Found a weakness? [Tell us](/contact) before you tell others, and we will thank you.',
    ],
    resell: ['למכור את השירות הלאה כשלכם בלי הסכמה שלנו.', 'Selling the service on as your own without our consent.'],
  },
  paying: {
    title: ['חבילות ותשלום', 'Plans and payment'],
    trial: [
      'ניסיון: {trialDays} ימים עם כל מה שיש, בלי כרטיס אשראי. בסופם עוברים לחבילה הבסיסית, ושום דבר לא נגבה.',
      'Trial: {trialDays} days with everything, without a credit card. Then you move to the basic plan, and nothing is charged.',
    ],
    price: [
      'מחיר: המחירים שמופיעים לפני התשלום כוללים מע״מ. אם שילמתם בזמן הניסיון, התקופה ששילמתם עליה מתחילה כשהוא נגמר.',
      'Price: the prices shown before you pay include VAT. If you pay during the trial, the period you paid for starts when it ends.',
    ],
    renew: [
      'חידוש: רק אם סימנתם במפורש שאתם מסכימים. בלי הסימון קניתם תקופה אחת, והיא נגמרת מעצמה.',
      'Renewal: only if you expressly ticked that you agree. Without the tick you bought one period, which ends automatically.',
    ],
    notice: [
      'הודעה מראש: לפני חידוש של מנוי שנתי נודיע לכם {renewalNoticeDays} ימים מראש.',
      'Notice: before a yearly subscription renews, we’ll let you know {renewalNoticeDays} days in advance.',
    ],
    failed: [
      'חיוב שלא עבר: ננסה שוב כמה פעמים במשך {lastTryDay} ימים ונעדכן אתכם. אם לא יצליח, תעברו לחבילה הבסיסית.',
      'A charge that failed: we try again a few times over {lastTryDay} days and keep you informed. If it does not succeed, you move to the basic plan.',
    ],
    change: [
      'שינוי חבילה: שדרוג נכנס לתוקף מיד, ומשלמים רק את ההפרש, בניכוי מה שעוד לא ניצלתם. מעבר לחבילה קטנה יותר קורה בסוף התקופה.',
      'Changing plans: an upgrade takes effect immediately, and you pay only the difference, less what you have not used yet. A smaller plan takes over at the end of the period.',
    ],
    prices: [
      'שינוי מחיר: מחיר חדש חל רק מהחידוש הבא, ורק אחרי שהודענו לכם ויכולתם לבטל.',
      'Price changes: a new price applies only from the next renewal, and only after we have told you and you have had the chance to cancel.',
    ],
    after: [
      'כשמנוי נגמר: לא נמחק כלום. הכרטיס הראשי נשאר באוויר עם מה שכלול בחבילה הבסיסית, והשאר חוזר כשמשדרגים.',
      'When a subscription ends: nothing is deleted. The primary card stays live with what the basic plan includes, and the rest returns when you upgrade.',
    ],
    invoice: [
      'חשבונית: לכל תשלום יש חשבונית ב[ארנק](/wallet), והיא נשלחת גם במייל.',
      'Invoices: every payment has an invoice in the [wallet](/wallet), which is also sent by email.',
    ],
    cancel: [
      'ביטול: בכל רגע, לפי [ביטולים והחזרים](/refund).',
      'Cancelling: at any time, as set out in [cancellations and refunds](/refund).',
    ],
  },
  cards: {
    title: ['כרטיסי NFC ושבבים', 'NFC cards and chips'],
    made: [
      'הכרטיסים מודפסים במיוחד בשבילכם. לפני הייצור אנחנו בודקים שאפשר להדפיס את העיצוב, ואם צריך, מבקשים תיקון. הטקסט, הלוגו והזכויות בהם באחריותכם.',
      'Cards are printed specially for you. Before making them we check that the design can be printed and, if need be, ask for a change. The text, the logo and the rights in them are your responsibility.',
    ],
    pay: [
      'הזמנה שלא שולמה תוך {unpaidHours} שעות מתבטלת מעצמה. בהזמנה אחת אפשר עד {maxQuantity} כרטיסים.',
      'An order that is not paid for within {unpaidHours} hours is cancelled automatically. One order can include up to {maxQuantity} cards.',
    ],
    time: [
      'הייצור והמשלוח לוקחים בדרך כלל {shipFrom} עד {shipTo} ימי עסקים מהתשלום. התאריך שתראו בהזמנה הוא הערכה; אם הוא עבר ועדיין לא שלחנו, אפשר לבטל ולקבל את הכסף בחזרה.',
      'Production and delivery usually take {shipFrom} to {shipTo} business days from payment. The date on your order is an estimate; if it has passed and we have not sent the cards, you may cancel and get your money back.',
    ],
    chip: [
      'על השבב יש רק קישור אלינו, ואתם בוחרים איזה כרטיס הוא פותח. איבדתם? הקפיאו אותו באתר. העברה לאדם אחר צריכה אישור שלו תוך {transferDays} ימים.',
      'The chip holds only a link to us, and you choose which card it opens. Lost it? Freeze it on the site. Transferring it to someone else needs their consent within {transferDays} days.',
    ],
    phones: [
      'לא כל טלפון קורא NFC, ויש שצריך להפעיל בהם את זה. לכן על כל כרטיס יש גם קוד QR.',
      'Not every phone reads NFC, and on some it must be turned on. That is why every card has a QR code as well.',
    ],
    end: [
      'כשחשבון נמחק, השבבים שלו מפסיקים לפתוח כרטיס ומציגים הודעה.',
      'When an account is deleted, its chips stop opening a card and show a notice.',
    ],
  },
  communities: {
    title: ['קהילות', 'Communities'],
    text: [
      'מצטרפים ל[קהילה](/communities) עם כרטיס שמתאים לה. כרטיס מטעה, לא קשור או פוגע יוסר ממנה. הופעה ברשימה היא לא המלצה שלנו.',
      'You join a [community](/communities) with a card that suits it. A card that misleads, is unrelated or offensive will be removed. Being listed is not a recommendation by us.',
    ],
  },
  suspending: {
    title: ['מתי אנחנו משעים כרטיס', 'When we suspend a card'],
    when: [
      'אם כרטיס מפר את התנאים, את החוק או את הזכויות של מישהו, נוכל להשעות אותו. מי שיפתח אותו יראה עמוד שאומר שהכרטיס לא פעיל.',
      'If a card breaches these terms or the law, or infringes someone’s rights, we may suspend it. Anyone who opens it sees a page saying that the card is not active.',
    ],
    fair: [
      'כשאפשר, נפנה אליכם קודם וניתן לכם זמן לתקן. כשיש סכנה לאנשים או חובה חוקית, נפעל מיד ונסביר אחר כך.',
      'Where possible we’ll contact you first and give you time to fix it. Where people are in danger or the law requires it, we act immediately and explain afterwards.',
    ],
    appeal: [
      'טעינו? [כתבו לנו](/contact) ומישהו אחר יבדוק שוב.',
      'Were we wrong? [Write to us](/contact), and someone else will look again.',
    ],
    report: [
      'ראיתם כרטיס שפוגע בכם או בזכויותיכם? [ספרו לנו](/contact), עם הכתובת שלו ומה לא בסדר.',
      'Seen a card that harms you or your rights? [Tell us](/contact), with its address and what is wrong with it.',
    ],
  },
  availability: {
    title: ['זמינות', 'Availability'],
    text: [
      'השירות בגרסת בטא: דברים משתנים, ולפעמים נשברים. אנחנו מגבים, בודקים ומתקנים מהר, אבל לא מתחייבים שהשירות יפעל בלי הפסקה או בלי תקלות. שמרו אצלכם עותק של מה שחשוב; אפשר להוריד הכול ב[הגדרות החשבון](/account).',
      'The service is a beta: things change, and sometimes break. We back up, test and fix things quickly, but do not guarantee that the service will run without interruption or fault. Keep a copy of what matters to you; you can download everything in the [account settings](/account).',
    ],
    cards: [
      'כרטיס שהודפס אמור להמשיך לפתוח משהו מועיל גם כשמנוי נגמר או כתובת משתנה. כך בנינו, וזה חשוב לנו.',
      'A printed card is meant to keep opening something useful even when a subscription ends or an address changes. That is how we built it, and it matters to us.',
    ],
  },
  others: {
    title: ['שירותים של אחרים', 'Third-party services'],
    text: [
      'בכרטיסים יש קישורים לשירותים כמו וואטסאפ, Waze, ביט, YouTube ורשתות חברתיות. הם לא שלנו, והתנאים שלהם חלים עליהם. עסקה שעשיתם עם בעל כרטיס היא בינו לביניכם.',
      'Cards link to services such as WhatsApp, Waze, Bit, YouTube and social networks. They are not ours, and their own terms apply. A deal that you made with the owner of a card is between the two of you.',
    ],
  },
  ours: {
    title: ['מה ששייך לנו', 'What belongs to us'],
    text: [
      'השם נגיעה, הסמל, העיצובים והקוד של השירות שייכים לנו או למי שהרשה לנו. אתם רשאים להשתמש בהם כל עוד החשבון פעיל, כחלק מהכרטיסים שלכם. אפשר להטמיע כרטיס באתר שלכם לפי [ההוראות](/embed).',
      'The name Negia, the mark, the designs and the code of the service belong to us or to those who licensed them to us. You may use them while your account is active, as part of your cards. You may embed a card in your own site by [these instructions](/embed).',
    ],
  },
  liability: {
    title: ['אחריות', 'Liability'],
    ours: [
      'אנחנו אחראים לשירות כמו שהחוק קובע, ולא מתנערים מנזק שגרמנו בכוונה או ברשלנות חמורה, מפגיעה בגוף, או מזכות שהחוק לא מרשה לוותר עליה. שום סעיף כאן לא גורע מזכויות של צרכן.',
      'We are liable for the service as the law provides, and do not disclaim damage that we caused on purpose or by gross negligence, bodily injury, or any right that cannot be waived by law. Nothing here takes away from consumer rights.',
    ],
    limit: [
      'מעבר לזה, אם אתם משתמשים בשירות לצורכי עסק, האחריות שלנו מוגבלת למה ששילמתם לנו ב־{liabilityMonths} החודשים שלפני האירוע, ולא כוללת נזק עקיף כמו אובדן רווחים.',
      'Beyond that, if you use the service for business, our liability is limited to what you paid us in the {liabilityMonths} months before the event, and does not include indirect damage such as lost profits.',
    ],
    yours: [
      'אם מישהו תובע אותנו בגלל תוכן שפרסמתם או פרסומות ששלחתם בניגוד לתנאים, תכסו את ההוצאות הסבירות שנגרמו לנו. נודיע לכם על כך מיד ונאפשר לכם להתגונן.',
      'If someone sues us over content you published or advertising you sent in breach of these terms, you will cover our reasonable costs. We’ll tell you immediately and let you defend yourselves.',
    ],
  },
  ending: {
    title: ['סיום', 'Ending'],
    yours: [
      'אתם: מוחקים את החשבון בכל רגע ב[הגדרות החשבון](/account). במשך {deletionDays} ימים אפשר להתחרט. אם יש מנוי פעיל, בטלו אותו קודם ב[ארנק](/wallet), כדי לקבל את ההחזר שמגיע לכם.',
      'You: delete your account at any time in the [account settings](/account). For {deletionDays} days you can change your mind. If a subscription is active, cancel it first in the [wallet](/wallet), so that you get the refund you are due.',
    ],
    ours: [
      'אנחנו: נוכל לסגור חשבון שמפר את התנאים שוב ושוב או באופן חמור. אם נפסיק את השירות כולו, נודיע לפחות {endNoticeDays} ימים מראש, נאפשר להוריד את המידע ונחזיר את החלק היחסי של מה ששולם.',
      'We: may close an account that breaches these terms repeatedly or seriously. If we end the whole service, we’ll give you at least {endNoticeDays} days’ notice, let you download your information, and refund the proportional part of what was paid.',
    ],
  },
  changing: {
    title: ['שינויים בתנאים', 'Changes to these terms'],
    text: [
      'על שינוי מהותי נודיע במייל או באתר לפחות {changeNoticeDays} ימים מראש, ונכתוב בסוף העמוד מה השתנה. לא מסכימים? אפשר לבטל לפני שהשינוי נכנס לתוקף ולקבל את החלק היחסי של מה ששילמתם. שינוי לא חל לאחור.',
      'We announce a material change by email or on the site at least {changeNoticeDays} days in advance, and state at the end of this page what changed. Don’t agree? You may cancel before it takes effect and receive the proportional part of what you paid. Changes are not retroactive.',
    ],
  },
  law: {
    title: ['דין, תלונות ובית משפט', 'Law, complaints and courts'],
    text: [
      'על ההסכם חל הדין הישראלי, וסמכות השיפוט נתונה לבתי המשפט המוסמכים בישראל. צרכן יכול לתבוע בכל מקום שהחוק מאפשר לו, גם בבית משפט לתביעות קטנות.',
      'Israeli law applies to this agreement, and the competent courts in Israel have jurisdiction. A consumer may sue wherever the law allows, including in a small claims court.',
    ],
    first: [
      'לפני זה, דברו איתנו: [כתבו לנו](/contact) או אל [{mail}](mailto:{mail}). אנחנו עונים תוך יום עסקים אחד ומשתדלים לפתור.',
      'Before that, talk to us: [write to us](/contact) or to [{mail}](mailto:{mail}). We answer within one business day and do our best to resolve it.',
    ],
    language: [
      'אם יש הבדל בין העברית לאנגלית, קובעת העברית. אם סעיף אחד לא תקף, השאר נשארים בתוקף.',
      'Where the Hebrew and the English differ, the Hebrew prevails. If any clause is invalid, the rest stay in force.',
    ],
  },
  change: { first: ['הנוסח הראשון.', 'The first version.'] },
});
