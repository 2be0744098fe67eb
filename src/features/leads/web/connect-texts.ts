import { texts } from '#i18n/texts.ts';

/** Texts of the webhook dialog in the inbox. */
export const connectTexts = texts('connect', {
  button: ['חיבור למערכות', 'Integrations'],
  title: ['חיבור למערכות שלכם', 'Connect your systems'],
  text: [
    'כל פנייה חדשה תישלח מיד גם לכתובת שתבחרו: CRM, כלי אוטומציה או כל מערכת שמקבלת webhook.',
    'Every new lead is also sent right away to an address you choose: a CRM, an automation tool, anything that accepts a webhook.',
  ],
  address: {
    label: ['לאן לשלוח?', 'Where should we send?'],
    hint: [
      'כתובת https שמקבלת בקשות POST. אפשר להעתיק אותה מהמערכת שלכם.',
      'An https address that accepts POST requests. You can copy it from your system.',
    ],
    empty: ['כתבו לאן לשלוח', 'Enter where to send them'],
    connect: ['חיבור', 'Connect'],
    save: ['שמירת הכתובת', 'Save the address'],
    saved: ['הכתובת נשמרה', 'The address was saved'],
  },
  paused: {
    title: ['השליחה מושהית', 'Sending is paused'],
    text: [
      'החבילה שלכם לא כוללת שליחה למערכות אחרות. הפניות ממשיכות להגיע לכאן.',
      'Your plan does not include sending to other systems. Leads keep arriving here.',
    ],
    action: ['לחבילות', 'See the plans'],
  },
  last: {
    none: {
      title: ['עוד לא נשלח כלום', 'Nothing has been sent yet'],
      text: ['שלחו בדיקה עם פרטים לדוגמה, ותראו שהם מגיעים.', 'Send a test with example details, and see them arrive.'],
    },
    heard: ['השליחה האחרונה התקבלה', 'The last delivery went through'],
    failed: ['השליחה האחרונה לא התקבלה', 'The last delivery did not go through'],
    inRow: [
      '{count, plural, one {ניסיון אחד} two {שני ניסיונות ברצף} other {# ניסיונות ברצף}}',
      '{count, plural, one {One attempt} other {# attempts in a row}}',
    ],
    deliveredAt: ['בפעם האחרונה זה הצליח:', 'It last worked:'],
    error: {
      address: [
        'הכתובת לא נגישה מהאינטרנט. בחרו כתובת אחרת.',
        'The address cannot be reached from the internet. Choose another one.',
      ],
      host: ['לא מצאנו שרת בשם הזה. בדקו שהכתובת נכונה.', 'There is no server by this name. Check the address.'],
      connection: ['השרת לא פתח חיבור, או ניתק באמצע.', 'The server did not open a connection, or closed it midway.'],
      certificate: ['תעודת האבטחה של השרת לא תקינה.', 'The server’s security certificate is not valid.'],
      timeout: ['השרת לא ענה תוך 10 שניות.', 'The server did not answer within 10 seconds.'],
      status: [
        'השרת ענה {status}, ואנחנו מצפים לתשובה בין 200 ל־299.',
        'The server answered {status}, and we expect an answer between 200 and 299.',
      ],
      secret: [
        'אי אפשר לחתום עם המפתח הנוכחי. צרו מפתח חדש ועדכנו אותו אצלכם.',
        'The current secret cannot be used. Create a new one and update it on your side.',
      ],
    },
  },
  test: ['שליחת בדיקה', 'Send a test'],
  secret: {
    label: ['מפתח החתימה', 'Signing secret'],
    hint: [
      'כך המערכת שלכם יודעת שהפנייה באמת מאיתנו. שמרו אותו במקום בטוח.',
      'This is how your system knows that a lead really comes from us. Keep it in a safe place.',
    ],
    copy: ['העתקת מפתח החתימה', 'Copy the signing secret'],
    renew: ['החלפת המפתח', 'Replace the secret'],
    renewTitle: ['להחליף את המפתח?', 'Replace the secret?'],
    renewText: [
      'המפתח הישן יפסיק לפעול מיד. אחר כך צריך לעדכן את החדש במערכת שלכם.',
      'The old one stops working immediately. After that, update the new one in your system.',
    ],
    renewed: ['יש לכם מפתח חדש', 'You have a new secret'],
  },
  check: {
    title: ['איך בודקים את החתימה?', 'How to check the signature'],
    text: [
      'חשבו HMAC-SHA256 של הזמן, נקודה וגוף הבקשה כמו שהגיע, והשוו לכותרת negia-signature.',
      'Compute an HMAC-SHA256 of the time, a dot and the body as received, and compare it with the negia-signature header.',
    ],
    same: [
      'ניסיון חוזר מגיע עם אותה כותרת negia-delivery, כדי שלא תקלטו פנייה פעמיים.',
      'A retry comes with the same negia-delivery header, so that no lead is processed twice.',
    ],
    code: ['דוגמה לבדיקת החתימה', 'An example of checking the signature'],
  },
  off: {
    button: ['ניתוק', 'Disconnect'],
    title: ['לנתק את המערכת שלכם?', 'Disconnect your system?'],
    text: [
      'פניות חדשות יגיעו רק לכאן. הכתובת והמפתח יימחקו, ואפשר לחבר מחדש בכל רגע.',
      'New leads will arrive only here. The address and the secret are deleted, and you can connect again at any time.',
    ],
    confirm: ['לנתק', 'Disconnect'],
    done: ['המערכת נותקה', 'Your system was disconnected'],
  },
  plan: {
    title: ['פניות ישר למערכות שלכם', 'Leads straight into your systems'],
    text: [
      'בחבילה גדולה יותר כל פנייה נשלחת מיד גם ל־CRM או לכלי האוטומציה שלכם.',
      'With a larger plan every lead is also sent right away to your CRM or automation tool.',
    ],
    stored: ['הפניות עצמן נשארות כאן תמיד, בכל חבילה.', 'The leads themselves always stay here, in every plan.'],
  },
});
