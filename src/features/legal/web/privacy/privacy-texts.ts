import { texts } from '#i18n/texts.ts';

export const privacyTexts = texts('privacy', {
  nutshell: {
    sell: [
      'אנחנו לא מוכרים מידע, לא מציגים פרסומות ולא עוקבים אחריכם באתרים אחרים.',
      'We do not sell information, show no ads and do not track you to other sites.',
    ],
    visitors: [
      'מי שפותח כרטיס נספר בלי עוגייה ובלי לשמור את כתובת ה־IP שלו.',
      'People who open a card are counted without a cookie and without keeping their IP address.',
    ],
    leads: [
      'פרטים שמשאירים בכרטיס מיועדים לבעל הכרטיס. אנחנו שומרים אותם בשבילו, ולא משתמשים בהם.',
      'Details that you leave on a card are for its owner. We keep them on the owner’s behalf and do not use them ourselves.',
    ],
    money: ['מספר כרטיס האשראי לא מגיע אלינו אף פעם.', 'Your card number never reaches us.'],
    leave: [
      'ב[הגדרות החשבון](/account) אפשר להוריד את כל המידע שלכם, לתקן אותו ולמחוק את החשבון.',
      'In the [account settings](/account) you can download everything about you, correct it, and delete the account.',
    ],
  },
  who: {
    title: ['מי אנחנו', 'Who we are'],
    text: [
      'נגיעה היא שירות לכרטיסי ביקור דיגיטליים ולכרטיסי NFC. ״אנחנו״ זה מי שמפעיל את השירות ואחראי למאגר המידע שלו. השם המלא, מספר העוסק והכתובת מופיעים על כל חשבונית שאנחנו מוציאים.',
      'Negia is a service for digital business cards and NFC cards. “We” are the operator of the service, responsible for its database. The full name, registration number and address appear on every invoice we issue.',
    ],
    ask: [
      'לכל שאלה על פרטיות כתבו אל [{mail}](mailto:{mail}) או דרך [עמוד יצירת הקשר](/contact), בנושא פרטיות. הפנייה מגיעה למי שממונה אצלנו על הפרטיות.',
      'For any question about privacy write to [{mail}](mailto:{mail}) or use the [contact page](/contact) under the topic of privacy. It reaches the person in charge of privacy here.',
    ],
    duty: [
      'אין חוק שמחייב אתכם למסור לנו פרטים. בלי כתובת מייל אי אפשר לפתוח חשבון, בלי כתובת למשלוח אי אפשר לקבל כרטיס NFC, וכל השאר תלוי רק בכם.',
      'No law obliges you to give us details. Without an email address an account cannot be opened, without a delivery address an NFC card cannot be sent, and everything else is up to you.',
    ],
  },
  owners: {
    title: ['כשיש לכם חשבון', 'When you have an account'],
    account: [
      'חשבון: שם משתמש, שם, כתובת מייל, שפה וסיסמה. הסיסמה נשמרת רק כגיבוב (Argon2id), ולכן גם אנחנו לא יכולים לקרוא אותה.',
      'Account: username, name, email address, language and password. The password is kept only as a hash (Argon2id), so that we cannot read it either.',
    ],
    google: [
      'כניסה עם Google: אם בחרתם בה, קיבלנו מ־Google את השם, כתובת המייל ומזהה החשבון. הסיסמה ואנשי הקשר שלכם נשארים שם.',
      'Signing in with Google: if you chose it, Google gave us your name, email address and account identifier. Your password and contacts stay there.',
    ],
    sessions: [
      'כניסות: סוג הדפדפן והמכשיר, מתי נכנסתם ומתי הייתם כאן לאחרונה. את הרשימה רואים ב[הגדרות החשבון](/account), ואפשר לנתק משם כל מכשיר.',
      'Sign-ins: the kind of browser and device, when you signed in and when you were last here. You see the list in the [account settings](/account) and can sign any device out from there.',
    ],
    activity: [
      'יומן אבטחה: כניסות וניסיונות כניסה, החלפת סיסמה או כתובת, חיבור של Google, אימות דו־שלבי וניתוק מכשירים. לכל פעולה נרשמים השעה, סוג המכשיר וכתובת ה־IP בלי החלק האחרון שלה. רואים אותו ב[הגדרות החשבון](/account), תחת פעילות אחרונה.',
      'Security log: sign-ins and attempts, changes of password or address, linking of Google, two-step verification and signing out of devices. Each has its time, the kind of device and the IP address without its last part. You see it in the [account settings](/account) under recent activity.',
    ],
    second: [
      'אימות דו־שלבי: אם הפעלתם אותו, אנחנו שומרים את המפתח שמתאים לאפליקציה שלכם. קודי השחזור נשמרים כגיבוב בלבד.',
      'Two-step verification: if you turned it on, we keep the key that matches your app. Recovery codes are kept only as hashes.',
    ],
    cards: [
      'כרטיסים: מה שכתבתם והעליתם, והגרסאות האחרונות שפורסמו. כל תמונה נשמרת מחדש בלי מידע נסתר, כמו המקום שבו צולמה.',
      'Cards: what you wrote and uploaded, and the latest published versions. Every picture is saved anew without hidden data such as the place where it was taken.',
    ],
    payments: [
      'תשלומים: סוג כרטיס האשראי, ארבע הספרות האחרונות והתוקף, ומה שולם ומתי. המספר המלא והקוד שבגב הכרטיס מוקלדים בשדות של חברת הסליקה ולא עוברים בשרתים שלנו.',
      'Payments: the brand of your card, its last four digits and expiry, and what was paid when. The full number and the code on the back are typed into the payment provider’s own fields and do not pass through our servers.',
    ],
    invoices: [
      'חשבוניות: השם, כתובת המייל, ואם ביקשתם, גם מספר עוסק וכתובת.',
      'Invoices: your name, email address and, if you asked for it, a business number and address.',
    ],
    orders: [
      'הזמנות של כרטיסי NFC: שם הנמען, טלפון וכתובת למשלוח, העיצוב, והשבבים שקיבלתם.',
      'Orders of NFC cards: the recipient’s name, phone number and delivery address, the design, and the chips that you received.',
    ],
    support: [
      'תמיכה: ההתכתבות בצ׳אט ובפניות שלכם. אם ענינו ולא ראיתם תוך {offlineMinutes} דקות, נשלח לכם גם מייל.',
      'Support: what you and we write in the chat and in your inquiries. If you have not seen our answer within {offlineMinutes} minutes, we also send it by email.',
    ],
    consents: [
      'הסכמות: כשאתם מסכימים לחידוש של מנוי אנחנו שומרים את הנוסח שראיתם ומתי הסכמתם.',
      'Consents: when you agree that a subscription renews, we keep the wording you saw and when you agreed.',
    ],
    live: [
      'עדכונים חיים: כל עוד אתם מחוברים, הדפדפן מחזיק אלינו קו פתוח. עובר בו רק סימן שיש חדש, לא התוכן עצמו.',
      'Live updates: while you are signed in, your browser keeps a connection open to us. It carries only a signal that something is new, not the content itself.',
    ],
  },
  visitors: {
    title: ['כשפותחים כרטיס של מישהו', 'When you open someone’s card'],
    count: [
      'מה נספר: פתיחה, שמירה באנשי הקשר, לחיצה ושיתוף. לכל פעולה נרשמים השעה, הדרך (NFC, QR, קישור), האתר שממנו הגעתם וסוג המכשיר.',
      'What is counted: opening, saving the contact, clicking and sharing. Each is recorded with its time, its source (NFC, QR, link), the site you came from and the kind of device.',
    ],
    hash: [
      'בלי עוגייה ובלי IP: כדי לא לספור אתכם פעמיים באותו יום, כתובת הרשת והדפדפן הופכים לגיבוב עם מפתח אקראי של אותו יום. בסוף היום המפתח נמחק, ואין עוד דרך לחזור מהגיבוב אליכם.',
      'No cookie and no IP: so that you are not counted twice on one day, your network address and browser are turned into a hash with a random key of that day. When the day ends the key is deleted, and there is no longer any way back from the hash to you.',
    ],
    videos: [
      'סרטונים: שום דבר לא נטען עד שלוחצים. בלחיצה נפתח הנגן של YouTube או Vimeo, ומשם חלה המדיניות שלהם.',
      'Videos: nothing is loaded until you click. Then the player of YouTube or Vimeo opens, and their policy applies.',
    ],
    lost: [
      'כרטיס אבוד: אם מצאתם כרטיס NFC וכתבתם לבעליו, ההודעה מגיעה אליו ונשמרת בהיסטוריה של השבב. את הפרטים שלכם כתבו רק אם תרצו שיחזרו אליכם.',
      'A lost card: if you found an NFC card and wrote to its owner, the message reaches them and is kept in the history of the chip. Write your own details only if you want to be contacted.',
    ],
    display: [
      'תצוגה: בחירה בטקסט גדול או בניגודיות חזקה נשמרת במכשיר שלכם בלבד.',
      'Display: choosing large text or strong contrast is remembered on your device alone.',
    ],
  },
  leads: {
    title: ['כשמשאירים פרטים בכרטיס', 'When you leave details on a card'],
    who: [
      'מי מחליט: בעל הכרטיס. בלשון חוק הגנת הפרטיות הוא בעל השליטה במאגר המידע, ואנחנו המחזיקים בו עבורו. אנחנו לא פונים אליכם ולא משתמשים בפרטים לשום דבר משלנו.',
      'Who decides: the owner of the card. In the words of the Israeli privacy law they are the controller of the database, and we are its holder on their behalf. We do not contact you and do not use your details for anything of our own.',
    ],
    what: [
      'מה נשמר: השם, הטלפון, המייל, ההודעה והתשובות שכתבתם, הדרך שבה הגעתם לכרטיס, וגם נוסח ההסכמה שראיתם ומתי שלחתם.',
      'What is kept: the name, phone number, email, message and answers that you wrote, how you came to the card, and also the consent text that you saw and when you sent it.',
    ],
    news: [
      'דיוור: רק אם סימנתם תיבה נפרדת, שמתחילה ריקה. השארת פרטים כשלעצמה היא לא הסכמה לפרסומות.',
      'Newsletters: only if you ticked a separate box, which starts empty. Leaving details is not in itself consent to advertising.',
    ],
    where: [
      'לאן זה עובר: לבעל הכרטיס, באתר ובמייל. אם הוא חיבר מערכת משלו (אפשרות שכלולה בחלק מהחבילות), הפנייה נשלחת גם אליה, והשימוש שם באחריותו.',
      'Where it goes: to the owner of the card, on the site and by email. If they connected their own system (an option included in some plans), it is sent there too, and its use there is their responsibility.',
    ],
    ask: [
      'איך מוחקים: פנו קודם לבעל הכרטיס. הוא לא עונה? [כתבו לנו](/contact) ונעזור.',
      'How to have it deleted: ask the owner first. No answer? [Write to us](/contact) and we will help.',
    ],
  },
  contact: {
    title: ['כשכותבים לנו בלי חשבון', 'When you write to us without an account'],
    text: [
      'ב[עמוד יצירת הקשר](/contact) אנחנו שומרים את השם, כתובת המייל, הנושא וההודעה, כדי לענות ולחזור לפנייה אם צריך. אחרי שנה הפנייה נמחקת.',
      'From the [contact page](/contact) we keep your name, email address, topic and message, so that we can answer and come back to them if need be. After a year they are deleted.',
    ],
  },
  public: {
    title: ['מה כולם יכולים לראות', 'What everybody can see'],
    cards: [
      'כרטיסים: כרטיס שפרסמתם פתוח לכל מי שמכיר את הכתובת. אתם קובעים מה כתוב בו, אם מנועי חיפוש יכולים להציג אותו, ומתי להשהות אותו.',
      'Cards: a card that you published is open to anyone who knows its address. You decide what it says, whether search engines may list it, and when to pause it.',
    ],
    communities: [
      'קהילות: כרטיס מופיע ב[קהילה](/communities) רק אם צירפתם אותו. אפשר להצטרף בלי להופיע ברשימה, ואפשר לעזוב בכל רגע.',
      'Communities: a card appears in a [community](/communities) only if you added it. You can join without being listed, and leave at any time.',
    ],
    blog: [
      'בלוג: [הבלוג](/blog) נכתב אצלנו, ואין בו מידע על לקוחות.',
      'Blog: [the blog](/blog) is written by us and contains no information about customers.',
    ],
  },
  purposes: {
    title: ['למה אנחנו משתמשים במידע', 'What we use information for'],
    run: [
      'כדי להפעיל את השירות: להציג כרטיסים, להעביר פניות, לייצר כרטיסי NFC ולשלוח אותם.',
      'To run the service: show cards, pass on inquiries, make NFC cards and send them.',
    ],
    money: [
      'כדי לגבות, להחזיר כסף ולהוציא חשבוניות כחוק.',
      'To charge, refund and issue invoices as the law requires.',
    ],
    help: [
      'כדי לענות כשאתם פונים, ולעדכן במה שנוגע לחשבון.',
      'To answer when you write, and to tell you what concerns your account.',
    ],
    safe: [
      'כדי לשמור על השירות: לזהות ניסיונות פריצה, ספאם ותקלות.',
      'To protect the service: detect break-in attempts, spam and faults.',
    ],
    law: ['כדי למלא חובות שבדין.', 'To meet legal obligations.'],
    not: [
      'אנחנו לא בונים עליכם פרופיל, לא מקבלים החלטות אוטומטיות שמשפיעות עליכם ולא מאמנים מודלים על המידע שלכם.',
      'We build no profile of you, make no automatic decisions that affect you, and train no models on your information.',
    ],
  },
  shared: {
    title: ['למי המידע עובר', 'Who receives it'],
    intro: ['רק למי שבלעדיו אי אפשר, ורק מה שנחוץ לו:', 'Only those we cannot do without, and only what they need:'],
    bank: [
      'סליקה: Stripe מקבלת את פרטי הכרטיס ישירות מכם, ומאיתנו רק את הסכום ואת המזהים של החשבון ושל התשלום. בסביבת ניסיון פועל במקומה בנק הניסיון, ולא עובר כסף.',
      'Payments: Stripe receives the card details directly from you, and from us only the amount and the identifiers of the account and of the payment. In a test environment the test bank takes its place, and no money moves.',
    ],
    mail: [
      'דואר: ספק שליחת המיילים מקבל את הכתובת ואת תוכן ההודעה.',
      'Email: our email provider receives the address and the message.',
    ],
    hosting: [
      'אחסון: ספקי השרתים והאחסון מחזיקים את המידע עבורנו ולפי הוראותינו.',
      'Hosting: our server and storage providers hold the information for us and by our instructions.',
    ],
    google: ['Google: רק אם בחרתם להיכנס דרכה.', 'Google: only if you chose to sign in with it.'],
    couriers: [
      'שליחים: חברת המשלוחים מקבלת שם, טלפון וכתובת של הזמנת כרטיסים.',
      'Couriers: the delivery company receives the name, phone number and address of an order of cards.',
    ],
    owners: ['בעלי כרטיסים: מקבלים את מה שהשארתם להם.', 'Card owners: receive what you left for them.'],
    law: [
      'רשויות: כשהדין מחייב אותנו, ורק במידה שהוא מחייב.',
      'Authorities: where the law obliges us, and only as far as it does.',
    ],
    abroad: [
      'חלק מהספקים פועלים מחוץ לישראל. אנחנו מעבירים אליהם מידע רק כשהדין מתיר, ובהתחייבות שלהם לשמור עליו. אם השירות יעבור לידיים אחרות, המידע יעבור עם אותן התחייבויות, ונודיע לכם מראש.',
      'Some providers work outside Israel. We pass information to them only where the law allows it and under their commitment to protect it. If the service changes hands, the information moves under the same commitments, and we’ll tell you in advance.',
    ],
  },
  mails: {
    title: ['מיילים שאנחנו שולחים', 'Emails that we send'],
    service: [
      'מיילים של השירות: פנייה חדשה, תזכורת, שלב בהזמנה, תשלום, סוף תקופת הניסיון, תשובה שלנו וסיכום שבועי. את רובם אפשר לכבות אחד אחד ב[הגדרות החשבון](/account), או בקישור שבתחתית המייל.',
      'Service emails: a new inquiry, a reminder, a step of an order, a payment, the end of the trial, a reply from us and a weekly summary. Most can be turned off one by one in the [account settings](/account), or by the link at the foot of the email.',
    ],
    must: [
      'מיילים שאי אפשר בלעדיהם: אימות כתובת, החלפת סיסמה, חשבוניות ומחיקת החשבון.',
      'Emails we cannot do without: confirming an address, changing a password, invoices and deleting the account.',
    ],
    ads: [
      'פרסומות: רק למי שהסכים לכך מראש, לפי סעיף 30א לחוק התקשורת. אפשר להתחרט בכל רגע, בלחיצה אחת.',
      'Advertising: only to those who agreed beforehand, under section 30A of the Israeli Communications Law. You can change your mind at any time, in one click.',
    ],
  },
  cookies: {
    title: ['עוגיות', 'Cookies'],
    intro: [
      'אלה כל העוגיות שלנו. כולן נחוצות לפעולה של האתר: אין עוגיות פרסום ואין עוגיות מעקב. פתיחה של כרטיס לא יוצרת שום עוגייה.',
      'These are all our cookies. Each is needed for the site to work: there are no advertising and no tracking cookies. Opening someone’s card creates none.',
    ],
    caption: ['העוגיות, למה הן ולכמה זמן', 'The cookies, what they are for and how long they last'],
    name: ['שם', 'Name'],
    why: ['בשביל מה', 'What for'],
    life: ['לכמה זמן', 'How long'],
    session: {
      name: ['`session`', '`session`'],
      why: ['יודעת שאתם מחוברים', 'Knows that you are signed in'],
      life: [
        '{rememberedDays} ימים אם ביקשתם שנזכור אתכם. אחרת עד שסוגרים את הדפדפן, ולא יותר מ־{unrememberedHours} שעות',
        '{rememberedDays} days if you asked to be remembered. Otherwise until the browser closes, and no more than {unrememberedHours} hours',
      ],
    },
    csrf: {
      name: ['`XSRF-TOKEN`', '`XSRF-TOKEN`'],
      why: ['מונעת מאתרים אחרים לפעול בשמכם', 'Keeps other sites from acting in your name'],
      life: ['כמו `session`', 'Like `session`'],
    },
    device: {
      name: ['`device`', '`device`'],
      why: [
        'זוכרת שכבר נכנסתם מהדפדפן הזה, כדי שמי שמנסה לנחש את הסיסמה לא ינעל אתכם בחוץ',
        'Remembers that you signed in from this browser before, so that anyone guessing your password can’t lock you out',
      ],
      life: ['שנה', 'A year'],
    },
    google: {
      name: ['`google`', '`google`'],
      why: ['מלווה כניסה עם Google עד שחוזרים משם', 'Goes along with a Google sign-in until you return from there'],
      life: ['{oauthStateMinutes} דקות', '{oauthStateMinutes} minutes'],
    },
    second: {
      name: ['`second-factor`', '`second-factor`'],
      why: ['מחכה לקוד של האימות הדו־שלבי', 'Waits for the code of two-step verification'],
      life: ['{oauthStateMinutes} דקות', '{oauthStateMinutes} minutes'],
    },
    language: {
      name: ['`language`', '`language`'],
      why: ['זוכרת עברית או אנגלית', 'Remembers Hebrew or English'],
      life: ['שנה', 'A year'],
    },
    note: [
      'בחיבור מאובטח חלק מהשמות מתחילים ב־`__Host-`. כשמשלמים, השדות של Stripe עשויים ליצור עוגיות משלה למניעת הונאות.',
      'On a secure connection some names begin with `__Host-`. When you pay, Stripe’s fields may create cookies of their own to prevent fraud.',
    ],
  },
  storage: {
    title: ['מה נשמר בדפדפן שלכם', 'What your browser keeps'],
    intro: [
      'חוץ מעוגיות, האתר שומר בדפדפן עצמו כמה דברים קטנים. הם נשארים אצלכם, ואפשר למחוק אותם בהגדרות הדפדפן.',
      'Besides cookies, the site keeps a few small things in the browser itself. They stay with you, and you can delete them in the browser’s settings.',
    ],
    caption: ['מה נשמר בדפדפן', 'What is kept in the browser'],
    name: ['שם', 'Name'],
    why: ['מה זה', 'What it is'],
    life: ['עד מתי', 'Until when'],
    user: {
      name: ['`currentUser`', '`currentUser`'],
      why: [
        'השם, המייל והתפקיד שלכם, כדי שהעמוד ייפתח מיד',
        'Your name, email and role, so that pages open right away',
      ],
      life: ['עד ההתנתקות', 'Until you sign out'],
    },
    token: {
      name: ['`token`', '`token`'],
      why: [
        'אישור כניסה שתקף ל־{tokenMinutes} דקות ומתחדש',
        'A sign-in token, valid for {tokenMinutes} minutes and renewed',
      ],
      life: ['עד ההתנתקות', 'Until you sign out'],
    },
    language: {
      name: ['`language`', '`language`'],
      why: ['השפה שבחרתם', 'The language that you chose'],
      life: ['עד שתמחקו', 'Until you delete it'],
    },
    display: {
      name: ['`card-display`', '`card-display`'],
      why: ['טקסט גדול או ניגודיות חזקה בכרטיסים', 'Large text or strong contrast on cards'],
      life: ['עד שתמחקו', 'Until you delete it'],
    },
    draft: {
      name: ['`negia-draft-…`', '`negia-draft-…`'],
      why: ['שינויים בכרטיס שעוד לא נשמרו אצלנו', 'Changes to a card that have not reached us yet'],
      life: ['עד שהם נשמרים', 'Until they are saved'],
    },
    size: {
      name: ['`cardPixelsPerMillimetre`', '`cardPixelsPerMillimetre`'],
      why: ['כיול המסך לתצוגה של כרטיס בגודל אמיתי', 'Fits the screen for showing a card in its true size'],
      life: ['עד שתמחקו', 'Until you delete it'],
    },
    typed: {
      name: [
        '`card-order …`, `negia-card-design-…`, `lead-note-…`, `contactDraft`, `negia-post-…`',
        '`card-order …`, `negia-card-design-…`, `lead-note-…`, `contactDraft`, `negia-post-…`',
      ],
      why: [
        'מה שהקלדתם ועוד לא שלחתם: הזמנה, עיצוב, הערה, פנייה אלינו או פוסט',
        'What you typed and have not sent: an order, a design, a note, a message to us or a post',
      ],
      life: ['עד שסוגרים את הלשונית', 'Until the tab closes'],
    },
    checkout: {
      name: ['`checkout`', '`checkout`'],
      why: [
        'מספר של ניסיון תשלום, כדי שלא תחויבו פעמיים',
        'The number of an attempt to pay, so that you are not charged twice',
      ],
      life: ['עד שסוגרים את הלשונית', 'Until the tab closes'],
    },
    csrf: {
      name: ['`csrfToken`', '`csrfToken`'],
      why: ['כמו העוגייה `XSRF-TOKEN`', 'Like the cookie `XSRF-TOKEN`'],
      life: ['עד שסוגרים את הלשונית', 'Until the tab closes'],
    },
    theme: {
      name: ['`supportChatTheme`', '`supportChatTheme`'],
      why: ['מצב בהיר או כהה בחלון הצ׳אט', 'A light or dark chat window'],
      life: ['עד שסוגרים את הלשונית', 'Until the tab closes'],
    },
    expired: {
      name: ['`expiredProfile`', '`expiredProfile`'],
      why: ['שם הכרטיס שהמנוי שלו נגמר', 'The name of a card whose subscription ended'],
      life: ['עד שסוגרים את הלשונית', 'Until the tab closes'],
    },
  },
  safety: {
    title: ['אבטחה ויומנים', 'Security and logs'],
    line: [
      'הצפנה: התעבורה לאתר מוצפנת, ולפני פעולה רגישה נבקש מכם להזדהות שוב.',
      'Encryption: traffic to the site is encrypted, and before a sensitive action we ask you to confirm that it is you.',
    ],
    address: [
      'כתובת IP: כדי לעצור ספאם וניחושי סיסמאות סופרים כמה בקשות הגיעו מכל כתובת, וכמה פעמים ניסו להיכנס לכל חשבון. הספירה נמחקת לכל המאוחר אחרי שעה ורבע.',
      'IP address: to stop spam and password guessing, we count how many requests came from each address and how many sign-in attempts were made on each account. The count is deleted after an hour and a quarter at the latest.',
    ],
    log: [
      'יומן השרת: נרשמים השעה, העמוד והתוצאה. בלי כתובת IP מלאה, בלי מה שהקלדתם ובלי סיסמאות.',
      'Server log: the time, the page and the outcome. No full IP address, nothing that you typed, no passwords.',
    ],
    errors: [
      'דיווחי תקלה: כשעמוד נשבר, הדפדפן שולח לנו את הודעת השגיאה, העמוד וסוג הדפדפן. כתובות מייל, סיסמאות ומספרי כרטיס נמחקים מהדיווח לפני שהוא נשמר.',
      'Fault reports: when a page breaks, the browser sends us the error message, the page and the kind of browser. Email addresses, passwords and card numbers are cut out before the report is kept.',
    ],
    staff: [
      'צוות: מי שעובד אצלנו רואה רק מה שנחוץ כדי לעזור.',
      'Staff: people who work here see only what they need in order to help.',
    ],
    breach: [
      'אין מערכת חסינה לגמרי. אם יקרה אירוע אבטחה חמור נדווח לרשות להגנת הפרטיות, ונעדכן אתכם כשהוא עלול לפגוע בכם.',
      'No system is perfectly safe. If there is a serious security incident we report it to the Privacy Protection Authority, and tell you when it may harm you.',
    ],
  },
  keeping: {
    title: ['כמה זמן אנחנו שומרים', 'How long we keep it'],
    caption: ['סוגי מידע, וכמה זמן הם נשמרים', 'Kinds of information, and how long they are kept'],
    what: ['מה', 'What'],
    long: ['כמה זמן', 'How long'],
    account: {
      what: ['החשבון והכרטיסים', 'The account and its cards'],
      long: [
        'כל עוד החשבון קיים. אחרי בקשת מחיקה: {deletionDays} ימים שבהם אפשר להתחרט, ואז נמחקים לתמיד',
        'As long as the account exists. After you ask to delete it: {deletionDays} days to change your mind, then for good',
      ],
    },
    card: {
      what: ['כרטיס שמחקתם', 'A card that you deleted'],
      long: ['{profileUndoDays} ימים, למקרה שתתחרטו', '{profileUndoDays} days, in case you change your mind'],
    },
    leads: {
      what: ['פניות שקיבלתם', 'Inquiries that you received'],
      long: ['עד שתמחקו אותן, או עד שהחשבון נמחק', 'Until you delete them, or the account is deleted'],
    },
    files: {
      what: ['קבצים שאין בהם שימוש', 'Files that nothing uses'],
      long: ['{unusedFileDays} ימים', '{unusedFileDays} days'],
    },
    events: {
      what: ['אירועי סטטיסטיקה', 'Statistics events'],
      long: [
        '{eventMonths} חודשים. הסיכומים היומיים, שאין בהם מידע על אנשים, נשמרים כל עוד הכרטיס קיים',
        '{eventMonths} months. Daily totals, which contain no information about people, as long as the card exists',
      ],
    },
    orders: {
      what: ['הזמנות כרטיסים', 'Orders of cards'],
      long: [
        'כמו חשבוניות. כשהחשבון נמחק, הכתובת והעיצוב נמחקים מההזמנה',
        'Like invoices. When the account is deleted, address and design are removed from the order',
      ],
    },
    tags: {
      what: ['שבבים', 'Chips'],
      long: [
        'הקוד נשאר, כדי שמי שיצמיד טלפון לכרטיס ישן יקבל הסבר ולא שגיאה. הקשר אליכם נמחק עם החשבון',
        'The code stays, so that anyone who holds a phone to an old card gets an explanation and not an error. Its link to you goes with the account',
      ],
    },
    invoices: {
      what: ['חשבוניות ותשלומים', 'Invoices and payments'],
      long: [
        'לפחות {documentYears} שנים, כי כך דורש החוק',
        'At least {documentYears} years, because the law requires it',
      ],
    },
    method: { what: ['אמצעי תשלום שמור', 'A saved payment method'], long: ['עד שתסירו אותו', 'Until you remove it'] },
    chat: {
      what: ['שיחות עם התמיכה', 'Conversations with support'],
      long: ['כל עוד החשבון קיים', 'As long as the account exists'],
    },
    contact: { what: ['פניות בלי חשבון', 'Messages without an account'], long: ['שנה', 'A year'] },
    notices: {
      what: ['התראות שקראתם', 'Notifications that you read'],
      long: ['{notificationDays} ימים', '{notificationDays} days'],
    },
    activity: {
      what: ['יומן האבטחה של החשבון', 'The security log of your account'],
      long: ['{securityEventDays} ימים', '{securityEventDays} days'],
    },
    username: {
      what: ['שם משתמש שוויתרתם עליו', 'A username that you gave up'],
      long: [
        '{usernameDays} ימים שבהם רק אתם יכולים לקחת אותו שוב',
        '{usernameDays} days in which only you can take it again',
      ],
    },
    errors: { what: ['דיווחי תקלה', 'Fault reports'], long: ['{reportDays} ימים', '{reportDays} days'] },
    exports: {
      what: ['קובץ של המידע שלכם', 'A file of your information'],
      long: ['{exportHours} שעות מרגע שהכנו אותו', '{exportHours} hours after it is made'],
    },
    demo: {
      what: ['חשבון הדגמה', 'A demo account'],
      long: ['{demoHours, plural, one {שעה} two {שעתיים} other {# שעות}}', '{demoHours} hours'],
    },
    backups: [
      'מידע שנמחק יכול להישאר עוד זמן מה בגיבויים, עד שהם מוחלפים. אנחנו לא מוציאים אותו משם, אלא אם צריך לשחזר את השירות כולו, ואז מוחקים אותו שוב.',
      'What was deleted may stay in backups for a while, until they are replaced. We do not take it out of there unless the whole service must be restored, and then we delete it again.',
    ],
  },
  demo: {
    title: ['חשבון ההדגמה', 'The demo account'],
    text: [
      'מי שמנסה את ההדגמה מקבל עותק פרטי משלו, שאף אחד אחר לא רואה. אחרי {demoHours, plural, one {שעה} two {שעתיים} other {# שעות}} העותק נמחק עם כל מה שכתבתם בו. לא נשלחים ממנו מיילים ולא משלמים בו.',
      'Anyone who tries the demo gets a private copy that no one else sees. After {demoHours} hours the copy is deleted with everything you wrote in it. It sends no emails and takes no payments.',
    ],
  },
  rights: {
    title: ['הזכויות שלכם', 'Your rights'],
    see: [
      'לראות: ב[הגדרות החשבון](/account) מורידים קובץ עם כל המידע שלכם.',
      'To see: the [account settings](/account) give you a file with all your information.',
    ],
    mend: [
      'לתקן: את רוב הפרטים משנים לבד. את השאר נתקן אם תבקשו.',
      'To correct: most details you can change yourself. We correct the rest if you ask.',
    ],
    remove: [
      'למחוק: ב[הגדרות החשבון](/account), ובלי לבקש רשות. במשך {deletionDays} ימים אפשר עוד להתחרט, ואז הכול נמחק, חוץ ממה שהחוק מחייב לשמור.',
      'To delete: in the [account settings](/account), without asking anyone. For {deletionDays} days you can still change your mind, then everything is deleted but what the law makes us keep.',
    ],
    object: [
      'להתנגד ולבטל הסכמה: בכל רגע, למשל לגבי מיילים או הופעה בקהילה.',
      'To object and withdraw consent: at any time, for example about emails or being listed in a community.',
    ],
    how: [
      'לא מצאתם איך? כתבו אל [{mail}](mailto:{mail}). נבקש לוודא שזה אתם, ונענה תוך {rightsDays} ימים לכל היותר.',
      'Can’t find how? Write to [{mail}](mailto:{mail}). We will make sure that it is you, and answer within {rightsDays} days at most.',
    ],
    complain: [
      'לא קיבלתם מענה טוב? אפשר לפנות לרשות להגנת הפרטיות במשרד המשפטים.',
      'Not satisfied with the answer? You can turn to the Privacy Protection Authority at the Israeli Ministry of Justice.',
    ],
  },
  young: {
    title: ['ילדים', 'Children'],
    text: [
      'השירות מיועד לעסקים ולבני {leastAge} ומעלה. אם התברר לכם שילד פתח כאן חשבון, כתבו לנו ונמחק אותו.',
      'The service is meant for businesses and for people aged {leastAge} and over. If you learn that a child opened an account here, write to us and we will delete it.',
    ],
  },
  updates: {
    title: ['כשהמדיניות משתנה', 'When this policy changes'],
    text: [
      'בראש העמוד כתוב ממתי הנוסח בתוקף, ובסופו מה השתנה. על שינוי מהותי נודיע לבעלי חשבון {changeNoticeDays} ימים מראש. אם נרצה להשתמש במידע למטרה חדשה, נבקש את הסכמתכם.',
      'The top of the page says since when this text has been in force, and the end says what changed. We tell account holders of a material change {changeNoticeDays} days in advance. If we want to use information for a new purpose, we ask for your consent.',
    ],
  },
  change: { first: ['הנוסח הראשון.', 'The first version.'] },
});
