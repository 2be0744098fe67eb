import { texts } from '#i18n/texts.ts';

export const hoursTexts = texts('statsHours', {
  title: ['מתי צופים', 'When they view'],
  text: ['שעון ישראל.', 'Israel time.'],
  map: [
    'צפיות לפי יום בשבוע ושעה. עוברים בין השעות עם מקשי החיצים.',
    'Views by weekday and hour. Use the arrow keys to move between hours.',
  ],
  day: ['יום', 'Day'],
  cell: [
    '{day}, {hours}: {count, plural, =0 {אין צפיות} one {צפייה אחת} two {שתי צפיות} other {# צפיות}}',
    '{day}, {hours}: {count, plural, =0 {no views} one {one view} other {# views}}',
  ],
  busiest: ['הכי עמוס: {cell}', 'Busiest: {cell}'],
  less: ['פחות', 'Less'],
  more: ['יותר', 'More'],
  short0: ['א׳', 'Sun'],
  short1: ['ב׳', 'Mon'],
  short2: ['ג׳', 'Tue'],
  short3: ['ד׳', 'Wed'],
  short4: ['ה׳', 'Thu'],
  short5: ['ו׳', 'Fri'],
  short6: ['ש׳', 'Sat'],
  full0: ['יום ראשון', 'Sunday'],
  full1: ['יום שני', 'Monday'],
  full2: ['יום שלישי', 'Tuesday'],
  full3: ['יום רביעי', 'Wednesday'],
  full4: ['יום חמישי', 'Thursday'],
  full5: ['יום שישי', 'Friday'],
  full6: ['שבת', 'Saturday'],
});
