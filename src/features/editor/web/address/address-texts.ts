import { texts } from '#i18n/texts.ts';

export const addressTexts = texts('address', {
  he: {
    checking: 'בודקים אם הכתובת פנויה…',
    free: 'הכתובת פנויה',
    same: 'זו הכתובת של הכרטיס',
    unknown: 'לא הצלחנו לבדוק עכשיו. נבדוק שוב בשמירה',
  },
  en: {
    checking: 'Checking whether it is free…',
    free: 'This address is free',
    same: 'This is the card’s address',
    unknown: 'We could not check just now. We will check again when saving',
  },
});
