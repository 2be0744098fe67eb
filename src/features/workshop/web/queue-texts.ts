import { texts } from '#i18n/texts.ts';

/** `/admin/orders`: the workshop queue. */
export const queueTexts = texts('workshopQueue', {
  title: ['הזמנות כרטיסים', 'Card orders'],
  waiting: [
    '{count, plural, =0 {הכול טופל. אין הזמנות שמחכות לסדנה} one {הזמנה אחת מחכה לסדנה} two {שתי הזמנות מחכות לסדנה} other {# הזמנות מחכות לסדנה}}',
    '{count, plural, =0 {All done. No orders are waiting for the workshop} one {One order is waiting for the workshop} other {# orders are waiting for the workshop}}',
  ],
  loading: ['טוענים את ההזמנות', 'Loading the orders'],
  failed: ['לא הצלחנו לטעון את ההזמנות', 'We could not load the orders'],
  list: ['רשימת ההזמנות', 'The orders'],
  tabs: {
    label: ['לפי שלב', 'By step'],
    open: ['לטיפול', 'To do'],
    closed: ['סגורות', 'Closed'],
    all: ['הכול', 'All'],
  },
  search: ['מספר, שם, מייל או קוד שבב', 'Number, name, email or chip code'],
  material: ['חומר', 'Material'],
  delivery: ['משלוח', 'Delivery'],
  order: { label: ['סדר', 'Sort'], newest: ['חדשות קודם', 'Newest first'], oldest: ['ישנות קודם', 'Oldest first'] },
  ofOwner: ['רק של לקוח {id}', 'Only customer {id}'],
  leaveOwner: ['הצגת כולן', 'Show all of them'],
  end: ['אלה כל ההזמנות', 'These are all the orders'],
  none: {
    title: ['אין כאן הזמנות כרגע', 'No orders here right now'],
    text: [
      'כשמישהו יזמין כרטיסים וישלם, ההזמנה תופיע כאן ותחכה לבדיקה.',
      'When someone orders cards and pays, the order appears here and waits to be checked.',
    ],
    all: ['לכל ההזמנות', 'To all orders'],
  },
  nothing: {
    title: ['לא מצאנו הזמנות כאלה', 'No matching orders'],
    text: ['נסו מילה אחרת, או הסירו חלק מהסינון.', 'Try another word, or remove part of the filter.'],
    clear: ['הסרת הסינון', 'Clear the filter'],
  },
  row: {
    physicalCard: ['הכרטיס של ״{name}״', 'The card of “{name}”'],
    until: ['אצל הלקוח עד', 'Arrives by'],
    tags: [
      '{count, plural, one {{done, plural, =0 {השבב עוד לא נצרב} other {השבב נצרב}}} other {נצרבו {done} מתוך # שבבים}}',
      '{count, plural, one {{done, plural, =0 {Chip not written yet} other {Chip written}}} other {{done} of # chips written}}',
    ],
    gone: ['החשבון נמחק', 'Account deleted'],
  },
  pick: {
    one: ['סימון הזמנה {number}', 'Select order {number}'],
    all: ['סימון כל מה שמוצג', 'Select everything shown'],
    count: [
      '{count, plural, one {הזמנה אחת מסומנת} two {שתי הזמנות מסומנות} other {# הזמנות מסומנות}}',
      '{count, plural, one {One order selected} other {# orders selected}}',
    ],
    bar: ['פעולות על ההזמנות שסומנו', 'Actions for the selected orders'],
    clear: ['ביטול הסימון', 'Clear the selection'],
    other: ['שלב אחר', 'Another step'],
    many: ['אפשר לטפל ב־100 הזמנות לכל היותר בבת אחת', 'Up to 100 orders can be handled at once'],
  },
  files: {
    button: ['קבצים', 'Files'],
    print: ['קובץ הדפסה', 'Print file'],
    printOf: ['קובץ הדפסה: {material}', 'Print file: {material}'],
    chips: ['טבלת שבבים', 'Chip table'],
    packing: ['רשימות אריזה', 'Packing lists'],
    labels: ['מדבקות כתובת', 'Address labels'],
  },
  ownFiles: {
    print: ['קובץ הדפסה', 'Print file'],
    chips: ['טבלת שבבים', 'Chip table'],
    packing: ['רשימת אריזה', 'Packing list'],
    labels: ['מדבקת כתובת', 'Address label'],
  },
});
