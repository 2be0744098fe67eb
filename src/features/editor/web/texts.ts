import { texts } from '#i18n/texts.ts';

/** Texts of the editor shell: bar, tabs, saving, preview, leaving. */
export const editorTexts = texts('editor', {
  title: ['עריכת כרטיס', 'Edit card'],
  untitled: ['כרטיס בלי שם', 'Unnamed card'],
  loading: ['פותחים את הכרטיס', 'Opening the card'],
  failed: ['לא הצלחנו לפתוח את הכרטיס', 'We could not open the card'],
  missing: {
    title: ['הכרטיס הזה לא נמצא', 'This card was not found'],
    text: ['אולי הוא נמחק, ואולי הוא שייך לחשבון אחר.', 'It may have been deleted, or it belongs to another account.'],
  },
  toCards: ['לכל הכרטיסים', 'All cards'],
  back: ['חזרה לכרטיסים', 'Back to cards'],
  undo: ['ביטול הפעולה האחרונה', 'Undo the last change'],
  redo: ['ביצוע מחדש', 'Redo'],
  tabs: {
    label: ['חלקי הכרטיס', 'Parts of the card'],
    details: ['פרטים', 'Details'],
    contact: ['פרטי קשר', 'Contact'],
    blocks: ['בלוקים', 'Blocks'],
    design: ['עיצוב', 'Design'],
    sharing: ['שיתוף', 'Sharing'],
  },
  lead: {
    details: ['מי אתם, במילים ובתמונות.', 'Who you are, in words and pictures.'],
    contact: ['כל הדרכים להגיע אליכם.', 'Every way to reach you.'],
    blocks: ['מה עוד יש בכרטיס, ובאיזה סדר.', 'What else is on the card, and in which order.'],
    design: ['המראה של הכרטיס.', 'How the card looks.'],
    sharing: [
      'איך הכרטיס נראה כשהוא מגיע לאחרים, ובאיזו כתובת.',
      'How the card looks when it reaches others, and at which address.',
    ],
  },
  save: {
    saved: ['נשמר', 'Saved'],
    invalid: [
      'לא נשמר: {count, plural, one {שדה אחד לתיקון} two {שני שדות לתיקון} other {# שדות לתיקון}}',
      'Not saved: {count} to fix',
    ],
    waiting: ['עוד רגע נשמר', 'Saving in a moment'],
    saving: ['שומרים…', 'Saving…'],
    offline: ['אין חיבור', 'Offline'],
    failed: ['לא נשמר', 'Not saved'],
    conflict: ['יש גרסה חדשה יותר', 'There is a newer version'],
    retry: ['לנסות שוב', 'Try again'],
    choose: ['בחירת גרסה', 'Choose a version'],
  },
  saveError: {
    title: ['השינויים עוד לא נשמרו', 'The changes are not saved yet'],
    viewed: ['שום דבר לא נשמר', 'Nothing is saved'],
    savedLocally: [
      'כל מה שכתבתם שמור כאן במכשיר, ושום דבר לא הולך לאיבוד.',
      'Everything you wrote is saved on this device, and nothing is lost.',
    ],
  },
  restored: {
    title: ['החזרנו את מה שכתבתם', 'We restored what you wrote'],
    text: [
      'מצאנו במכשיר הזה שינויים מהפעם הקודמת שלא הספיקו להישמר, והמשכנו מהם.',
      'We found changes on this device from last time that had not been saved, and continued from them.',
    ],
    discard: ['מחיקת השינויים', 'Discard them'],
    dismiss: ['להמשיך עם השינויים', 'Keep them'],
    discarded: ['השינויים נמחקו', 'The changes are gone'],
    bringBack: ['להחזיר אותם', 'Bring them back'],
  },
  status: {
    suspended: ['הכרטיס הושעה', 'This card is suspended'],
    suspendedText: [
      'אפשר לערוך ולשמור, אבל מבקרים לא רואים אותו ואי אפשר לפרסם אותו כרגע.',
      'You can edit and save, but visitors cannot see it and it cannot be published for now.',
    ],
    paused: ['הכרטיס מושהה', 'This card is paused'],
    pausedText: [
      'מבקרים לא רואים אותו עד שתחזירו אותו לאוויר.',
      'Visitors cannot see it until you put it back online.',
    ],
    resume: ['החזרה לאוויר', 'Put back online'],
    reason: ['הסיבה: {reason}', 'The reason: {reason}'],
    write: ['כתבו לנו', 'Write to us'],
  },
  preview: {
    tab: ['תצוגה', 'Preview'],
    open: ['תצוגה מקדימה', 'Preview'],
    title: ['כך הכרטיס נראה', 'This is how the card looks'],
    language: ['שפת התצוגה', 'Language of the preview'],
    he: ['עברית', 'עברית'],
    en: ['English', 'English'],
    scheme: ['מצב התצוגה', 'Mode of the preview'],
    light: ['בהיר', 'Light'],
    dark: ['כהה', 'Dark'],
  },
  leave: {
    title: ['לצאת לפני שהכול נשמר?', 'Leave before everything is saved?'],
    text: [
      'לא הצלחנו לשמור את השינויים האחרונים. הם שמורים במכשיר הזה, ויחכו לכם כשתחזרו.',
      'We could not save the last changes. They are saved on this device and will wait for you.',
    ],
    stay: ['להישאר', 'Stay'],
    go: ['לצאת בכל זאת', 'Leave anyway'],
  },
  leaveAddress: {
    title: ['לצאת בלי לשמור את הכתובת?', 'Leave without saving the address?'],
    text: [
      'כתבתם כתובת חדשה לכרטיס, והיא עוד לא נשמרה. שומרים אותה בלשונית ״שיתוף״.',
      'You typed a new address for the card and did not save it. Save it in the Sharing tab.',
    ],
  },
  plan: {
    title: ['כאן צריך חבילה גדולה יותר', 'This needs a larger plan'],
    stored: ['מה שכבר יש בכרטיס נשאר כמו שהוא.', 'What is already on the card stays as it is.'],
    upgrade: ['לחבילות', 'See the plans'],
  },
});
