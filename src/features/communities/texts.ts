import { texts } from '#i18n/texts.ts';

/** Error texts of the communities API. */
export const communitiesTexts = texts('communities', {
  he: {
    slug: { invalid: 'אותיות אנגליות קטנות, ספרות ומקפים בלבד, ולפחות אות אחת', taken: 'כבר יש קהילה בכתובת הזאת' },
    name: { empty: 'לקהילה צריך שם בעברית' },
    picture: { missing: 'התמונה הזאת לא נמצאה בין הקבצים שלכם. העלו אותה שוב' },
    join: {
      unseen: 'כדי להצטרף צריך כרטיס שאפשר לראות. פרסמו אותו ונסו שוב',
      removed: 'הכרטיס הזה הוסר מהקהילה ולא יכול להצטרף שוב לבד. כתבו לנו ונבדוק יחד',
      max: 'כרטיס אחד יכול להיות בעד {count} קהילות. עזבו אחת כדי להצטרף לאחרת',
    },
  },
  en: {
    slug: {
      invalid: 'Small Latin letters, digits and hyphens only, with at least one letter',
      taken: 'There is a community at this address already',
    },
    name: { empty: 'A community needs a name in Hebrew' },
    picture: { missing: 'This picture is not among your files. Please upload it again' },
    join: {
      unseen: 'Joining needs a card that people can see. Publish it and try again',
      removed:
        'This card was removed from the community and cannot rejoin by itself. Write to us and we will look into it',
      max: 'One card can be in up to {count} communities. Leave one to join another',
    },
  },
});
