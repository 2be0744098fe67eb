import { texts } from '#i18n/texts.ts';

/** Account texts of the server and the forms, and emails. */
export const accountsTexts = texts('accounts', {
  email: {
    invalid: ['כתובת מייל לא תקינה', 'Invalid email'],
    taken: [
      'כתובת המייל הזאת כבר רשומה. אפשר להתחבר איתה',
      'This address is already registered. You can sign in with it',
    ],
    same: ['זו כבר הכתובת שלכם', 'This is already your address'],
  },
  password: {
    short: ['סיסמה חייבת להכיל לפחות 6 תווים', 'The password must have at least 6 characters'],
    long: ['סיסמה יכולה להכיל עד 128 תווים', 'The password can have up to 128 characters'],
    controls: ['הסיסמה מכילה תו שאי אפשר להקליד', 'The password contains a character that cannot be typed'],
    common: [
      'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת',
      'This password is too common and easy to guess. Choose another one',
    ],
    own: [
      'הסיסמה דומה מדי לשם או למייל שלכם. בחרו סיסמה אחרת',
      'This password is too similar to your name or email. Choose another one',
    ],
    shortForAdmin: [
      'סיסמה של מנהל מערכת חייבת להכיל לפחות 15 תווים',
      "An administrator's password must have at least 15 characters",
    ],
    confirmShort: ['אימות סיסמה חייב להכיל לפחות 6 תווים', 'The repeated password must have at least 6 characters'],
    mismatch: ['הסיסמאות אינן תואמות', 'The passwords do not match'],
    wrong: ['הסיסמה שגויה', 'Wrong password'],
    missing: [
      'בחשבון הזה עדיין אין סיסמה. התנתקו והתחברו שוב עם Google',
      'This account has no password yet. Sign out and sign in again with Google',
    ],
  },
  username: {
    short: ['שם משתמש חייב להכיל לפחות 2 תווים', 'The username must have at least 2 characters'],
    long: ['שם משתמש חייב להיות עד 20 תווים', 'The username can have up to 20 characters'],
    letters: [
      'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון',
      'Hebrew or English letters, digits, dot, hyphen and underscore are allowed',
    ],
    taken: ['שם המשתמש הזה תפוס', 'This username is taken'],
  },
  displayName: {
    empty: ['איך קוראים לכם?', 'What is your name?'],
    long: ['השם יכול להכיל עד 60 תווים', 'The name can have up to 60 characters'],
  },
  code: {
    needed: ['הקלידו את הקוד מאפליקציית האימות', 'Enter the code from your authenticator app'],
    wrong: ['הקוד שגוי או שכבר נעשה בו שימוש', 'The code is wrong or was already used'],
    notStarted: ['קודם סורקים את הקוד באפליקציית האימות', 'First scan the code with your authenticator app'],
    unreadable: [
      'אי אפשר לבדוק כרגע קודים מהאפליקציה. היכנסו עם קוד שחזור, או כתבו לנו ונעזור',
      'Codes from the app cannot be checked right now. Sign in with a recovery code, or write to us and we will help',
    ],
    expired: ['עבר זמן רב מדי. התחברו שוב', 'That took too long. Please sign in again'],
  },
  link: { dead: ['הקישור כבר לא בתוקף. בקשו קישור חדש', 'This link has expired. Ask for a new one'] },
  login: {
    wrong: ['המייל או הסיסמה שגויים', 'Wrong email or password'],
    locked: [
      'היו יותר מדי ניסיונות כניסה לחשבון הזה. נסו שוב בעוד {minutes, plural, one {דקה} two {שתי דקות} other {# דקות}}, או אפסו את הסיסמה',
      'There were too many attempts to sign in to this account. Try again in {minutes, plural, one {a minute} other {# minutes}}, or reset the password',
    ],
    done: ['התחברת בהצלחה', 'You are signed in'],
    busy: ['יש כרגע עומס בכניסות. נסו שוב בעוד רגע', 'Many people are signing in right now. Try again in a moment'],
  },
  register: {
    done: ['נרשמת בהצלחה', 'Your account is ready'],
    ourName: ['שם המשתמש הזה שמור למערכת', 'This username is reserved'],
  },
  logout: { done: ['התנתקתם בהצלחה', 'You are signed out'] },
  confirm: { done: ['תודה, אפשר להמשיך', 'Thank you, you can continue'] },
  forgot: {
    done: [
      'אם הכתובת רשומה אצלנו, שלחנו אליה קישור לבחירת סיסמה חדשה. הקישור בתוקף ל־30 דקות',
      'If the address is registered with us, we sent it a link to choose a new password. The link is valid for 30 minutes',
    ],
  },
  reset: { done: ['הסיסמה הוחלפה. התחברו עם הסיסמה החדשה', 'Your password was changed. Sign in with the new one'] },
  passwordChanged: [
    'הסיסמה הוחלפה, וכל המכשירים האחרים נותקו',
    'Your password was changed, and all other devices were signed out',
  ],
  verify: {
    done: ['כתובת המייל אומתה', 'Your email address is confirmed'],
    sent: ['שלחנו קישור לכתובת {email}', 'We sent a link to {email}'],
    already: ['הכתובת כבר מאומתת', 'The address is already confirmed'],
    outside: [
      'אתם לא מחוברים לחשבון בדפדפן הזה. התחברו ופתחו את הקישור שוב, או בחרו סיסמה חדשה',
      'You are not signed in to the account in this browser. Sign in and open the link again, or choose a new password',
    ],
    signIn: [
      'התחברו לחשבון בדפדפן הזה, ואז פתחו את הקישור שוב',
      'Sign in to the account in this browser, then open the link again',
    ],
  },
  undo: { done: ['ביטלנו. שלחנו לכם קישור לבחירת סיסמה חדשה', 'Undone. We sent you a link to choose a new password'] },
  google: {
    needsPassword: [
      'קודם קבעו סיסמה, כדי שתוכלו להיכנס גם בלי Google',
      'First set a password, so that you can sign in without Google too',
    ],
  },
  deletion: {
    wrongName: ['הקלידו את שם המשתמש שלכם בדיוק כפי שהוא', 'Type your username exactly as it is'],
    lastAdmin: [
      'אין מנהל ראשי נוסף. מנו אחד לפני שאתם מוחקים את החשבון',
      'There is no other lead administrator. Appoint one before you delete your account',
    ],
  },
  export: { notReady: ['הקובץ עוד לא מוכן', 'The file is not ready yet'] },
  secondFactor: {
    already: ['אימות דו־שלבי כבר פועל', 'Two-step verification is already on'],
    requiredForAdmin: ['מנהלי מערכת חייבים להפעיל אימות דו־שלבי', 'Administrators must turn on two-step verification'],
  },
  mail: {
    ignore: ['לא ביקשתם? אפשר פשוט להתעלם מהמייל הזה.', 'Did not ask for this? You can simply ignore this email.'],
    verifySubject: ['אימות כתובת המייל שלכם בנגיעה', 'Confirm your email address for Negia'],
    verifyText: [
      'נשאר רק לאמת שהכתובת הזאת שלכם. הקישור בתוקף ל־3 ימים.',
      'Just confirm that this address is yours. The link is valid for 3 days.',
    ],
    verifyAction: ['אימות הכתובת', 'Confirm the address'],
    resetSubject: ['בחירת סיסמה חדשה לנגיעה', 'Choose a new password for Negia'],
    resetText: [
      'ביקשתם לבחור סיסמה חדשה. הקישור בתוקף ל־30 דקות ולשימוש אחד. אחרי ההחלפה ננתק את כל המכשירים.',
      'You asked to choose a new password. The link is valid for 30 minutes and can be used once. All devices will then be signed out.',
    ],
    resetAction: ['בחירת סיסמה חדשה', 'Choose a new password'],
    'offered-resetSubject': ['קישור לבחירת סיסמה חדשה לנגיעה', 'A link to choose a new password for Negia'],
    'offered-resetText': [
      'צוות נגיעה שלח לכם קישור לבחירת סיסמה חדשה. הקישור בתוקף ל־30 דקות ולשימוש אחד. אחרי ההחלפה ננתק את כל המכשירים.',
      'The Negia team sent you a link to choose a new password. It is valid for 30 minutes and can be used once. All devices will then be signed out.',
    ],
    'offered-resetAction': ['בחירת סיסמה חדשה', 'Choose a new password'],
    'offered-resetNote': [
      'לא פניתם אלינו? אפשר להתעלם מהמייל, והסיסמה תישאר כמו שהיא.',
      'Not in touch with us? You can ignore this email, and your password stays as it is.',
    ],
    emailSubject: ['אימות הכתובת החדשה שלכם בנגיעה', 'Confirm your new address for Negia'],
    emailText: [
      'ביקשתם להחליף את כתובת המייל של החשבון לכתובת הזאת. נשאר רק לאשר. הקישור בתוקף ל־3 ימים.',
      'You asked to use this address for your account. Just confirm it. The link is valid for 3 days.',
    ],
    emailAction: ['אישור הכתובת החדשה', 'Confirm the new address'],
    undoText: ['אתם עשיתם את זה? אין צורך לעשות דבר.', 'Was it you? Then there is nothing to do.'],
    undoAction: ['זה לא הייתי אני', 'This was not me'],
    undoNote: [
      'לא אתם? אפשר לבטל ב־7 הימים הקרובים: ננתק את כל המכשירים, {kind, select, second_factor_on {נכבה את האימות הדו־שלבי, נסיר את הכניסה עם Google} google_unlinked {נבטל את הסיסמה} changed {נחזיר את הכתובת הקודמת, נסיר את הכניסה עם Google} other {נסיר את הכניסה עם Google}} ונשלח לכם קישור לבחירת סיסמה חדשה.',
      'Was it someone else? You can undo it within the next 7 days: we sign out all devices, {kind, select, second_factor_on {turn off two-step verification, remove Google sign-in} google_unlinked {cancel the password} changed {restore the old address, remove Google sign-in} other {remove Google sign-in}} and send you a link to choose a new password.',
    ],
    changes: {
      password: {
        subject: ['הסיסמה של החשבון שלכם בנגיעה הוחלפה', 'The password of your Negia account was changed'],
        text: [
          'הסיסמה הוחלפה וכל המכשירים האחרים נותקו.',
          'The password was changed and all other devices were signed out.',
        ],
      },
      changed: {
        subject: ['כתובת המייל של החשבון שלכם בנגיעה הוחלפה', 'The email address of your Negia account was changed'],
        text: ['מעכשיו נכנסים לחשבון עם הכתובת {email}.', 'From now on you sign in with {email}.'],
      },
      'google-linked': {
        subject: ['כניסה עם Google חוברה לחשבון שלכם בנגיעה', 'Google sign-in was added to your Negia account'],
        text: [
          'מעכשיו אפשר להיכנס לחשבון גם עם חשבון Google.',
          'From now on you can also sign in with a Google account.',
        ],
      },
      'google-unlinked': {
        subject: ['הכניסה עם Google הוסרה מהחשבון שלכם בנגיעה', 'Google sign-in was removed from your Negia account'],
        text: ['מעכשיו נכנסים לחשבון רק עם המייל והסיסמה.', 'From now on you sign in with email and password only.'],
      },
      'second-factor-on': {
        subject: [
          'אימות דו־שלבי הופעל בחשבון שלכם בנגיעה',
          'Two-step verification was turned on in your Negia account',
        ],
        text: [
          'מעכשיו כל כניסה תבקש גם קוד מאפליקציית האימות.',
          'From now on every sign-in also asks for a code from the authenticator app.',
        ],
      },
      'second-factor-off': {
        subject: [
          'אימות דו־שלבי כובה בחשבון שלכם בנגיעה',
          'Two-step verification was turned off in your Negia account',
        ],
        text: [
          'מעכשיו נכנסים לחשבון בלי קוד מאפליקציית האימות.',
          'From now on you sign in without a code from the authenticator app.',
        ],
      },
      'recovery-codes': {
        subject: [
          'נוצרו קודי שחזור חדשים לחשבון שלכם בנגיעה',
          'New recovery codes were created for your Negia account',
        ],
        text: ['הקודים הקודמים כבר לא פועלים.', 'The previous codes no longer work.'],
      },
    },
    'registration-triedSubject': [
      'ניסו להירשם לנגיעה עם הכתובת שלכם',
      'Someone tried to register at Negia with your address',
    ],
    'registration-triedText': [
      'מישהו ניסה לפתוח חשבון עם הכתובת הזאת, שכבר יש לה חשבון. אם זה הייתם אתם, פשוט התחברו, או בחרו סיסמה חדשה אם שכחתם אותה. אם לא, אין צורך לעשות דבר: איש לא נכנס לחשבון.',
      'Someone tried to open an account with this address, which already has one. If it was you, just sign in, or choose a new password if you forgot yours. If not, there is nothing to do: nobody got into your account.',
    ],
    deletionSubject: ['החשבון שלכם בנגיעה יימחק', 'Your Negia account will be deleted'],
    deletionText: [
      'ביקשתם למחוק את החשבון. ב־{date} כל מה שבו יימחק לתמיד. עד אז אפשר להתחבר ולבטל.',
      'You asked to delete your account. On {date} everything in it will be deleted for good. Until then you can sign in and keep it.',
    ],
    'deletion-by-usSubject': ['החשבון שלכם בנגיעה יימחק', 'Your Negia account will be deleted'],
    'deletion-by-usText': [
      'לפי בקשתכם, צוות נגיעה התחיל במחיקת החשבון. ב־{date} כל מה שבו יימחק לתמיד. עד אז אפשר להתחבר ולבטל.',
      'As you asked, the Negia team has begun to delete your account. On {date} everything in it will be deleted for good. Until then you can sign in and keep it.',
    ],
    'deletion-by-usNote': [
      'לא ביקשתם? היכנסו לחשבון ובטלו, או כתבו לנו ונבטל בשבילכם.',
      'Did not ask for this? Sign in and keep the account, or write to us and we will keep it for you.',
    ],
    'deletion-cancelledSubject': ['החשבון שלכם בנגיעה נשאר', 'Your Negia account stays'],
    'deletion-cancelledText': [
      'צוות נגיעה ביטל את מחיקת החשבון. הכול נשאר כמו שהיה.',
      'The Negia team cancelled the deletion of your account. Everything stays as it was.',
    ],
    'export-readySubject': ['הקובץ עם כל המידע שלכם מנגיעה מוכן', 'The file with all your Negia data is ready'],
    'export-readyText': [
      'לפי בקשתכם, צוות נגיעה הכין קובץ עם כל מה ששמור אצלנו בחשבון שלכם. נכנסים לחשבון ומורידים אותו. הקובץ נשמר 24 שעות.',
      'As you asked, the Negia team prepared a file with everything we keep in your account. Sign in to download it. The file is kept for 24 hours.',
    ],
    'export-readyAction': ['להורדת הקובץ', 'Download the file'],
    'export-readyNote': [
      'לא פניתם אלינו? אפשר להתעלם מהמייל: רק מי שנכנס לחשבון רואה את הקובץ.',
      'Not in touch with us? You can ignore this email: only those who sign in to the account see the file.',
    ],
    openAction: ['כניסה לחשבון', 'Open my account'],
  },
});
