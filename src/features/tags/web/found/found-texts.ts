import { texts } from '#i18n/texts.ts';

/** `/tags/{code}`: what the finder of an NFC card sees if it opens no profile. */
export const foundTexts = texts('foundTag', {
  page: ['כרטיס NFC · נגיעה', 'NFC card · Negia'],
  description: [
    'מה עושים עם כרטיס NFC חדש, ועם כרטיס שמצאתם.',
    'What to do with a new NFC card, and with one you found.',
  ],
  loading: ['בודקים את הכרטיס', 'Checking the card'],
  failed: ['לא הצלחנו לבדוק את הכרטיס', 'We could not check the card'],
  missing: {
    title: ['אין כרטיס כזה', 'There is no such card'],
    text: [
      'הקישור אולי לא שלם. הצמידו את הכרטיס לטלפון שוב, או הקלידו את הקוד בדיוק כמו שהוא מודפס.',
      'The link may be incomplete. Hold the card to your phone again, or type the code exactly as printed.',
    ],
  },
  unassigned: {
    title: ['כרטיס NFC חדש, עוד לא הופעל', 'A new NFC card, not activated yet'],
    text: [
      'הוא מחכה לבעלים. מתחברים, בוחרים מה הוא יפתח, והוא שלכם.',
      'It is waiting for its owner. Sign in, choose what it opens, and it is yours.',
    ],
    ownText: ['בוחרים מה הוא יפתח, והוא שלכם.', 'Choose what it opens, and it is yours.'],
    register: ['הרשמה והפעלה', 'Register and activate'],
    login: ['כבר יש לי חשבון', 'I have an account'],
    activate: ['הפעלת הכרטיס', 'Activate the card'],
  },
  done: {
    title: ['הכרטיס הופעל!', 'The card is active!'],
    text: ['הצמידו אותו שוב לטלפון ותראו מה נפתח.', 'Hold it to your phone again and see what opens.'],
    draftText: [
      'נשאר רק לפרסם את הכרטיס הדיגיטלי שלכם, והכרטיס יפתח אותו בכל נגיעה.',
      'All that is left is to publish your digital card; then every tap opens it.',
    ],
    publish: ['השלמה ופרסום', 'Complete and publish'],
    tag: ['להגדרות הכרטיס', 'Card settings'],
  },
  lost: {
    title: ['הכרטיס הזה דווח כאבוד', 'This card was reported lost'],
    text: [
      'מצאתם אותו? תודה! אפשר לכתוב כאן למי שאיבד אותו. את הפרטים שלהם לא נציג לכם, ואת שלכם יראו רק אם תכתבו אותם.',
      'Did you find it? Thank you! You can write to the person who lost it. We will not show you their details, and they see yours only if you write them.',
    ],
    label: ['הודעה לבעלים', 'A message to the owner'],
    placeholder: ['איפה מצאתם אותו, ואיך אפשר לחזור אליכם?', 'Where did you find it, and how can they reach you?'],
    hint: ['ההודעה נשלחת לבעלי הכרטיס בלבד.', 'Only the owner of the card gets this message.'],
    trap: ['אין למלא שדה זה', 'Leave this field empty'],
    send: ['שליחת ההודעה', 'Send the message'],
    empty: ['כתבו כמה מילים לפני ששולחים', 'Write a few words first'],
    noScript: ['כדי לכתוב לבעלים צריך דפדפן עם JavaScript.', 'Writing to the owner needs a browser with JavaScript.'],
    thanks: ['תודה רבה!', 'Thank you!'],
    thanksText: ['ההודעה נשלחה לבעלי הכרטיס.', 'Your message was sent to the owner of the card.'],
    own: ['הכרטיס שלכם, והוא מוקפא', 'Your card, and it is frozen'],
    ownText: ['אם הוא שוב אצלכם, מבטלים את ההקפאה בעמוד שלו.', 'If you have it back, unfreeze it on its page.'],
    ownAction: ['לעמוד של הכרטיס', 'To the card'],
  },
  over: {
    title: ['הכרטיס הזה כבר לא בשימוש', 'This card is no longer in use'],
    text: ['הוא יצא משימוש ולא פותח יותר כלום.', 'It is no longer in use and no longer opens anything.'],
  },
  active: {
    title: ['הכרטיס פעיל', 'This card is active'],
    text: ['אפשר לפתוח אותו גם מכאן.', 'You can also open it from here.'],
    open: ['פתיחה', 'Open'],
  },
  home: ['לעמוד הבית', 'To the home page'],
  about: ['מה זה נגיעה?', 'What is Negia?'],
});
