import { texts } from '#i18n/texts.ts';

/** The list of profiles, its CSV and the names of their statuses. */
export const profilesAdminTexts = texts('profilesAdmin', {
  title: ['כרטיסים', 'Cards'],
  lead: ['כל הכרטיסים הדיגיטליים, מהחדשים לישנים.', 'Every digital card, newest first.'],
  sortedLead: ['כל הכרטיסים הדיגיטליים.', 'Every digital card.'],
  leadOwner: ['כרטיסים של משתמש אחד.', 'The cards of one user.'],
  allOwners: ['לכל הכרטיסים', 'All cards'],
  caption: ['רשימת הכרטיסים', 'The list of cards'],
  search: ['שם, כתובת, מספר או שם משתמש', 'Name, address, number or username'],
  columns: {
    name: ['כרטיס', 'Card'],
    owner: ['בעלים', 'Owner'],
    status: ['מצב', 'Status'],
    created: ['נוצר', 'Created'],
    published: ['פורסם', 'Published'],
  },
  filters: { status: ['מצב', 'Status'] },
  untitled: ['כרטיס בלי שם', 'Unnamed card'],
  primary: ['ראשי', 'Primary'],
  ownerSuspended: ['הבעלים מושעים', 'Owner suspended'],
  empty: {
    title: ['עוד אין כרטיסים', 'No cards yet'],
    text: ['הכרטיס הראשון שייווצר יופיע כאן.', 'The first card will appear here.'],
  },
  status: {
    draft: ['טיוטה', 'Draft'],
    published: ['באוויר', 'Live'],
    paused: ['הושהה בידי הבעלים', 'Paused by owner'],
    suspended: ['הושעה בידינו', 'Suspended by us'],
    expired: ['לא כלול בחבילה', 'Not in the package'],
    deleted: ['נמחק', 'Deleted'],
  },
  timeline: {
    created: ['נוצר הכרטיס {name}', 'The card {name} was created'],
    published: ['פורסם הכרטיס {name}', 'The card {name} was published'],
    suspended: ['הושעה הכרטיס {name}', 'The card {name} was suspended'],
    deleted: ['נמחק הכרטיס {name}', 'The card {name} was deleted'],
  },
  file: ['כרטיסים.csv', 'cards.csv'],
  csv: {
    id: ['מספר', 'Number'],
    name: ['שם', 'Name'],
    address: ['כתובת', 'Address'],
    status: ['מצב', 'Status'],
    owner: ['בעלים', 'Owner'],
    email: ['מייל', 'Email'],
    createdAt: ['נוצר', 'Created'],
    publishedAt: ['פורסם', 'Published'],
  },
});
