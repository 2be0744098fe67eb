import { texts } from '#i18n/texts.ts';

/** Account texts of the server and the forms, and emails. */
export const accountsTexts = texts('accounts', {
  he: {
    email: {
      invalid: 'כתובת מייל לא תקינה',
      taken: 'כתובת המייל הזו כבר רשומה. אפשר להתחבר איתה',
      same: 'זו כבר הכתובת שלכם',
    },
    password: {
      short: 'סיסמה חייבת להכיל לפחות 6 תווים',
      long: 'סיסמה יכולה להכיל עד 128 תווים',
      controls: 'הסיסמה מכילה תו שאי אפשר להקליד',
      common: 'הסיסמה הזו נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת',
      own: 'הסיסמה דומה מדי לשם או למייל שלכם. בחרו סיסמה אחרת',
      shortForAdmin: 'סיסמה של מנהל מערכת חייבת להכיל לפחות 15 תווים',
      confirmShort: 'אימות סיסמה חייב להכיל לפחות 6 תווים',
      mismatch: 'הסיסמאות אינן תואמות',
      wrong: 'הסיסמה שגויה',
      missing: 'בחשבון הזה עדיין אין סיסמה. התנתקו והתחברו שוב עם Google',
    },
    username: {
      short: 'שם משתמש חייב להכיל לפחות 2 תווים',
      long: 'שם משתמש חייב להיות עד 20 תווים',
      letters: 'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון',
      taken: 'שם המשתמש הזה תפוס',
    },
    displayName: { empty: 'איך קוראים לכם?', long: 'השם יכול להכיל עד 60 תווים' },
    code: {
      needed: 'הקלידו את הקוד מאפליקציית האימות',
      wrong: 'הקוד שגוי או שכבר נעשה בו שימוש',
      notStarted: 'קודם סורקים את הקוד באפליקציית האימות',
      unreadable: 'אי אפשר לבדוק כרגע קודים מהאפליקציה. היכנסו עם קוד גיבוי, או כתבו לנו ונעזור',
      expired: 'עבר זמן רב מדי. התחברו שוב',
    },
    link: { dead: 'הקישור כבר לא בתוקף. בקשו קישור חדש' },
    login: {
      wrong: 'המייל או הסיסמה שגויים',
      locked:
        'היו יותר מדי ניסיונות כניסה לחשבון הזה. נסו שוב בעוד {minutes, plural, one {דקה} two {שתי דקות} other {# דקות}}, או אפסו את הסיסמה',
      done: 'התחברת בהצלחה',
      busy: 'יש כרגע עומס בכניסות. נסו שוב בעוד רגע',
    },
    register: { done: 'נרשמת בהצלחה', ourName: 'שם המשתמש הזה שמור לנו' },
    logout: { done: 'התנתקת בהצלחה' },
    confirm: { done: 'תודה, אפשר להמשיך' },
    forgot: { done: 'אם הכתובת רשומה אצלנו, שלחנו אליה קישור לבחירת סיסמה חדשה. הקישור טוב ל־30 דקות' },
    reset: { done: 'הסיסמה הוחלפה. התחברו עם הסיסמה החדשה' },
    passwordChanged: 'הסיסמה הוחלפה, ובכל המכשירים האחרים נותקתם',
    verify: {
      done: 'כתובת המייל אומתה',
      sent: 'שלחנו קישור לכתובת {email}',
      already: 'הכתובת כבר מאומתת',
      outside: 'אתם לא מחוברים לחשבון בדפדפן הזה. התחברו ופתחו את הקישור שוב, או בחרו סיסמה חדשה',
      signIn: 'התחברו לחשבון בדפדפן הזה, ואז פתחו את הקישור שוב',
    },
    undo: { done: 'ביטלנו. שלחנו לכם קישור לבחירת סיסמה חדשה' },
    google: { needsPassword: 'קודם קבעו סיסמה, כדי שתוכלו להיכנס גם בלי Google' },
    deletion: {
      wrongName: 'הקלידו את שם המשתמש שלכם בדיוק כפי שהוא',
      lastAdmin: 'אין מנהל מערכת נוסף. מנו אחד לפני שאתם מוחקים את החשבון',
    },
    export: { notReady: 'הקובץ עוד לא מוכן' },
    secondFactor: { already: 'אימות דו־שלבי כבר פועל', requiredForAdmin: 'מנהל מערכת חייב אימות דו־שלבי' },
    mail: {
      greeting: 'שלום {name},',
      greetingPlain: 'שלום,',
      ignore: 'לא ביקשתם? אפשר פשוט להתעלם מההודעה הזו.',
      signature: 'צוות נגיעה',
      verifySubject: 'אימות כתובת המייל שלכם בנגיעה',
      verifyText: 'לחצו על הכפתור כדי לאמת שהכתובת הזו שלכם. הקישור טוב ל־3 ימים.',
      verifyAction: 'אימות הכתובת',
      resetSubject: 'בחירת סיסמה חדשה לנגיעה',
      resetText: 'ביקשתם לבחור סיסמה חדשה. הקישור טוב ל־30 דקות ולפעם אחת. אחרי ההחלפה ננתק את כל המכשירים.',
      resetAction: 'בחירת סיסמה חדשה',
      emailSubject: 'אימות הכתובת החדשה שלכם בנגיעה',
      emailText: 'ביקשתם להחליף את כתובת המייל של החשבון לכתובת הזו. לחצו כדי לאשר. הקישור טוב ל־3 ימים.',
      emailAction: 'אישור הכתובת החדשה',
      undoText: 'אתם עשיתם את זה? אין צורך לעשות דבר.',
      undoAction: 'זה לא הייתי אני',
      undoNote:
        'הכפתור פותח עמוד שבו מבטלים: כל המכשירים ינותקו, הכניסה עם Google תוסר, ונשלח קישור לבחירת סיסמה חדשה. הוא טוב ל־7 ימים.',
      changes: {
        password: { subject: 'הסיסמה של חשבון הנגיעה שלכם הוחלפה', text: 'הסיסמה הוחלפה וכל המכשירים האחרים נותקו.' },
        changed: {
          subject: 'כתובת המייל של חשבון הנגיעה שלכם הוחלפה',
          text: 'מעכשיו נכנסים לחשבון עם הכתובת {email}. אפשר לחזור לכתובת הקודמת ב־7 הימים הקרובים.',
        },
        'google-linked': {
          subject: 'כניסה עם Google חוברה לחשבון הנגיעה שלכם',
          text: 'מעכשיו אפשר להיכנס לחשבון גם עם חשבון Google.',
        },
        'google-unlinked': {
          subject: 'הכניסה עם Google הוסרה מחשבון הנגיעה שלכם',
          text: 'מעכשיו נכנסים לחשבון רק עם המייל והסיסמה.',
        },
        'second-factor-on': {
          subject: 'אימות דו־שלבי הופעל בחשבון הנגיעה שלכם',
          text: 'מעכשיו כל כניסה תבקש גם קוד מאפליקציית האימות.',
        },
        'second-factor-off': {
          subject: 'אימות דו־שלבי כובה בחשבון הנגיעה שלכם',
          text: 'מעכשיו נכנסים לחשבון בלי קוד מאפליקציית האימות.',
        },
        'recovery-codes': {
          subject: 'נוצרו קודי שחזור חדשים לחשבון הנגיעה שלכם',
          text: 'הקודים הקודמים כבר לא פועלים.',
        },
      },
      'registration-triedSubject': 'ניסו להירשם לנגיעה עם הכתובת שלכם',
      'registration-triedText':
        'מישהו ניסה לפתוח חשבון עם הכתובת הזו, שכבר יש לה חשבון. אם זה הייתם אתם, פשוט התחברו, או בחרו סיסמה חדשה אם שכחתם אותה. אם לא, אין צורך לעשות דבר: איש לא נכנס לחשבון.',
      deletionSubject: 'חשבון הנגיעה שלכם יימחק',
      deletionText: 'ביקשתם למחוק את החשבון. ב־{date} כל מה שבו יימחק לתמיד. עד אז אפשר להתחבר ולבטל.',
      openAction: 'כניסה לחשבון',
    },
  },
  en: {
    email: {
      invalid: 'Not a valid e-mail address',
      taken: 'This address is already registered. You can sign in with it',
      same: 'This is your address already',
    },
    password: {
      short: 'The password must have at least 6 characters',
      long: 'The password can have up to 128 characters',
      controls: 'The password holds a character that cannot be typed',
      common: 'This password is too common and easy to guess. Choose another one',
      own: 'This password is too close to your name or e-mail. Choose another one',
      shortForAdmin: "An administrator's password must have at least 15 characters",
      confirmShort: 'The repeated password must have at least 6 characters',
      mismatch: 'The passwords do not match',
      wrong: 'Wrong password',
      missing: 'This account has no password yet. Sign out and sign in again with Google',
    },
    username: {
      short: 'The username must have at least 2 characters',
      long: 'The username can have up to 20 characters',
      letters: 'Hebrew or English letters, digits, dot, hyphen and underscore are allowed',
      taken: 'This username is taken',
    },
    displayName: { empty: 'What is your name?', long: 'The name can have up to 60 characters' },
    code: {
      needed: 'Enter the code of your authenticator app',
      wrong: 'The code is wrong or was used already',
      notStarted: 'First scan the code with your authenticator app',
      unreadable:
        'Codes of the app cannot be checked just now. Sign in with a recovery code, or write to us and we will help',
      expired: 'That took too long. Please sign in again',
    },
    link: { dead: 'This link is no longer good. Ask for a new one' },
    login: {
      wrong: 'Wrong e-mail or password',
      locked:
        'There were too many attempts to sign in to this account. Try again in {minutes, plural, one {a minute} other {# minutes}}, or reset the password',
      done: 'You are signed in',
      busy: 'Many people are signing in right now. Try again in a moment',
    },
    register: { done: 'Your account is ready', ourName: 'This username is kept for us' },
    logout: { done: 'You are signed out' },
    confirm: { done: 'Thank you, you can go on' },
    forgot: {
      done: 'If the address is registered with us, we sent it a link to choose a new password. The link is good for 30 minutes',
    },
    reset: { done: 'Your password was changed. Sign in with the new one' },
    passwordChanged: 'Your password was changed, and all other devices were signed out',
    verify: {
      done: 'Your e-mail address is confirmed',
      sent: 'We sent a link to {email}',
      already: 'The address is confirmed already',
      outside:
        'You are not signed in to the account in this browser. Sign in and open the link again, or choose a new password',
      signIn: 'Sign in to the account in this browser, then open the link again',
    },
    undo: { done: 'Undone. We sent you a link to choose a new password' },
    google: { needsPassword: 'First set a password, so that you can get in without Google' },
    deletion: {
      wrongName: 'Type your username exactly as it is',
      lastAdmin: 'There is no other administrator. Appoint one before you delete your account',
    },
    export: { notReady: 'The file is not ready yet' },
    secondFactor: {
      already: 'Two-step verification is on already',
      requiredForAdmin: 'An administrator must use two-step verification',
    },
    mail: {
      greeting: 'Hello {name},',
      greetingPlain: 'Hello,',
      ignore: 'You did not ask for this? Just ignore this message.',
      signature: 'The Negia team',
      verifySubject: 'Confirm your e-mail address for Negia',
      verifyText: 'Press the button to confirm that this address is yours. The link is good for 3 days.',
      verifyAction: 'Confirm the address',
      resetSubject: 'Choose a new password for Negia',
      resetText:
        'You asked to choose a new password. The link is good for 30 minutes and for one use. All devices will then be signed out.',
      resetAction: 'Choose a new password',
      emailSubject: 'Confirm your new address for Negia',
      emailText: 'You asked to use this address for your account. Press to confirm. The link is good for 3 days.',
      emailAction: 'Confirm the new address',
      undoText: 'Was it you? Then there is nothing to do.',
      undoAction: 'This was not me',
      undoNote:
        'The button opens a page where you undo it: all devices are signed out, signing in with Google is removed, and we send a link to choose a new password. It is good for 7 days.',
      changes: {
        password: {
          subject: 'The password of your Negia account was changed',
          text: 'The password was changed and all other devices were signed out.',
        },
        changed: {
          subject: 'The e-mail address of your Negia account was changed',
          text: 'From now on you sign in with {email}. For the next 7 days you can go back to the old address.',
        },
        'google-linked': {
          subject: 'Google sign-in was added to your Negia account',
          text: 'From now on your account can also be opened with a Google account.',
        },
        'google-unlinked': {
          subject: 'Google sign-in was removed from your Negia account',
          text: 'From now on your account is opened with e-mail and password only.',
        },
        'second-factor-on': {
          subject: 'Two-step verification was switched on in your Negia account',
          text: 'From now on every sign-in also asks for a code of the authenticator app.',
        },
        'second-factor-off': {
          subject: 'Two-step verification was switched off in your Negia account',
          text: 'From now on your account is opened without a code of the authenticator app.',
        },
        'recovery-codes': {
          subject: 'New recovery codes were made for your Negia account',
          text: 'The codes from before no longer work.',
        },
      },
      'registration-triedSubject': 'Somebody tried to register with your address at Negia',
      'registration-triedText':
        'Somebody tried to open an account with this address, which has one already. If it was you, just sign in, or choose a new password if you forgot yours. If not, there is nothing to do: nobody got into your account.',
      deletionSubject: 'Your Negia account will be deleted',
      deletionText:
        'You asked to delete your account. On {date} everything in it will be gone for good. Until then you can sign in and keep it.',
      openAction: 'Open my account',
    },
  },
});
