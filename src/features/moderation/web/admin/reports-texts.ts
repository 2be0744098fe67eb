import { texts } from '#i18n/texts.ts';

/** `/admin/reports`: the queue of reported profiles. */
export const reportsAdminTexts = texts('adminReports', {
  title: ['דיווחים', 'Reports'],
  lead: [
    'כרטיסים שדיווחו עליהם, או שפורסמו בשם של בנק או גוף ציבורי.',
    'Cards that were reported, or published under the name of a bank or public body.',
  ],
  caption: ['רשימת הדיווחים', 'The list of reports'],
  search: ['שם הכרטיס, כתובת או מספר', 'Name, address or number of the card'],
  empty: {
    title: ['אין דיווחים', 'No reports'],
    text: [
      'כשמישהו ידווח על כרטיס, הוא יופיע כאן ותגיע התראה.',
      'When somebody reports a card it appears here, and the bell rings.',
    ],
  },
  columns: {
    card: ['כרטיס', 'Card'],
    reasons: ['על מה', 'About'],
    reports: ['דיווחים', 'Reports'],
    last: ['דיווח אחרון', 'Last report'],
    state: ['מצב', 'State'],
  },
  states: {
    open: ['מחכה להחלטה', 'Waiting for a decision'],
    dismissed: ['נשאר באוויר', 'Stays online'],
    suspended: ['הושעה', 'Suspended'],
  },
  reasons: {
    impersonation: ['התחזות', 'Impersonation'],
    fraud: ['הונאה', 'Fraud'],
    offensive: ['תוכן פוגעני', 'Offensive content'],
    privacy: ['פרטיות', 'Privacy'],
    copyright: ['זכויות יוצרים', 'Copyright'],
    other: ['אחר', 'Other'],
    'protected-name': ['שם של בנק או גוף ציבורי', 'Name of a bank or public body'],
  },
  back: ['לכל הדיווחים', 'All reports'],
  loading: ['טוענים את הדיווח', 'Loading the report'],
  failed: ['לא הצלחנו לטעון את הדיווח', 'We could not load the report'],
  missing: {
    title: ['לא מצאנו את הדיווח', 'We could not find this report'],
    text: ['אולי הכרטיס נמחק, ואיתו הדיווחים עליו.', 'The card may have been deleted, and its reports with it.'],
  },
  view: ['לכרטיס', 'Open the card'],
  facts: {
    title: ['הכרטיס', 'The card'],
    name: ['שם', 'Name'],
    address: ['כתובת', 'Address'],
    owner: ['בעלים', 'Owner'],
    opened: ['דיווח ראשון', 'First report'],
  },
  received: {
    title: [
      '{count, plural, one {דיווח אחד} two {שני דיווחים} other {# דיווחים}}',
      '{count, plural, one {# report} other {# reports}}',
    ],
    byItself: [
      'סומן אוטומטית: השם בכרטיס דומה לשם {name}',
      'Marked automatically: the name on the card is like {name}',
    ],
    noDetails: ['בלי פירוט', 'No details'],
    more: ['מוצגים {count} הדיווחים האחרונים.', 'The last {count} reports are shown.'],
  },
  decision: {
    title: ['ההחלטה', 'The decision'],
    at: ['מתי', 'When'],
    by: ['מי', 'Who'],
    note: ['הערה', 'Note'],
    told: ['מה נמסר לבעלים', 'What the owner was told'],
  },
  others: { title: ['דיווחים קודמים על הכרטיס', 'Other reports of this card'] },
  dismiss: {
    button: ['הכרטיס בסדר', 'The card is fine'],
    title: ['להשאיר את הכרטיס באוויר?', 'Leave the card online?'],
    text: ['הדיווח ייסגר. בעלי הכרטיס לא יידעו עליו.', 'The report is closed. The owner does not learn of it.'],
    note: ['הערה לצוות (לא חובה)', 'Note for the team (optional)'],
    action: ['סגירת הדיווח', 'Close the report'],
    done: ['הדיווח נסגר, הכרטיס נשאר באוויר', 'Report closed, the card stays online'],
  },
  suspend: {
    button: ['השעיית הכרטיס', 'Suspend the card'],
    title: ['להשעות את הכרטיס?', 'Suspend the card?'],
    text: [
      'הכרטיס יירד מהאוויר מיד, גם בנגיעה בכרטיס NFC. בעלי הכרטיס יקבלו מייל עם הסיבה.',
      'It goes offline at once, for taps on NFC cards too. The owner gets an email with the reason.',
    ],
    reason: ['הסיבה, כפי שבעלי הכרטיס יקראו אותה', 'The reason, as the owner will read it'],
    empty: ['כתבו לבעלי הכרטיס למה', 'Tell the owner why'],
    action: ['השעיה', 'Suspend'],
    done: ['הכרטיס הושעה', 'The card is suspended'],
  },
});
