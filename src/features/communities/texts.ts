import { texts } from '#i18n/texts.ts';

/** Error texts of the communities API. */
export const communitiesTexts = texts('communities', {
  slug: {
    empty: ['צריך כתובת', 'An address is needed'],
    invalid: [
      'אותיות לועזיות קטנות, ספרות ומקפים בלבד, ולפחות אות אחת',
      'Lowercase English letters, digits and hyphens only, with at least one letter',
    ],
    taken: ['כבר יש קהילה בכתובת הזאת', 'There is already a community at this address'],
  },
  name: { empty: ['לקהילה צריך שם בעברית', 'A community needs a name in Hebrew'] },
  picture: {
    missing: [
      'התמונה הזאת לא נמצאה בין הקבצים שלכם. העלו אותה שוב',
      'This picture is not in your files. Please upload it again',
    ],
  },
  join: {
    unseen: [
      'כדי להצטרף צריך כרטיס שאפשר לראות. פרסמו אותו ונסו שוב',
      'To join you need a card that people can see. Publish it and try again',
    ],
    removed: [
      'הכרטיס הזה הוסר מהקהילה ולא יכול להצטרף שוב לבד. כתבו לנו ונבדוק יחד',
      'This card was removed from the community and can’t rejoin on its own. Write to us and we’ll look into it',
    ],
    max: [
      'כרטיס אחד יכול להצטרף ל־{count} קהילות לכל היותר. עזבו אחת כדי להצטרף לאחרת',
      'One card can join up to {count} communities. Leave one to join another',
    ],
  },
});
