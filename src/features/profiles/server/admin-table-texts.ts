import { texts } from '#i18n/texts.ts';

/** The heads of the table of profiles that an admin takes along. */
export const adminTableTexts = texts('profilesTable', {
  he: {
    id: 'מספר',
    name: 'שם',
    address: 'כתובת',
    status: 'מצב',
    owner: 'בעלים',
    email: 'אימייל',
    created: 'נוצר',
    published: 'פורסם',
    is: {
      draft: 'טיוטה',
      published: 'באוויר',
      paused: 'בהפסקה',
      suspended: 'הושעה',
      expired: 'מעבר לחבילה',
      deleted: 'נמחק',
    },
  },
  en: {
    id: 'Number',
    name: 'Name',
    address: 'Address',
    status: 'Status',
    owner: 'Owner',
    email: 'Mail',
    created: 'Begun',
    published: 'Published',
    is: {
      draft: 'Draft',
      published: 'Live',
      paused: 'Paused',
      suspended: 'Suspended',
      expired: 'Beyond the package',
      deleted: 'Deleted',
    },
  },
});
