import { texts } from '#i18n/texts.ts';

/** The heads of the table that an admin takes along. */
export const auditTableTexts = texts('auditTable', {
  he: {
    id: 'מספר',
    at: 'מתי',
    actor: 'מי',
    action: 'פעולה',
    target: 'על מה',
    before: 'לפני',
    after: 'אחרי',
    address: 'כתובת IP',
    userAgent: 'דפדפן',
  },
  en: {
    id: 'Number',
    at: 'When',
    actor: 'Who',
    action: 'Action',
    target: 'To what',
    before: 'Before',
    after: 'After',
    address: 'IP address',
    userAgent: 'Browser',
  },
});
