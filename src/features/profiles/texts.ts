import { texts } from '#i18n/texts.ts';

export const profilesTexts = texts('profiles', {
  name: {
    empty: [
      'איך קוראים לכם או לעסק? כתבו שם לכרטיס',
      'What is your name, or the name of your business? The card needs one',
    ],
  },
  notPublished: ['הכרטיס עוד לא פורסם', 'This card has not been published yet'],
  suspended: [
    'הכרטיס הושעה, ואי אפשר לפרסם אותו עכשיו. כתבו לנו ונבדוק יחד',
    'This card is suspended and cannot be published now. Write to us and we will look into it together',
  ],
  notSuspended: ['הכרטיס הזה לא מושעה', 'This card is not suspended'],
  deletedByOwner: ['הבעלים מחקו את הכרטיס הזה', 'The owner has deleted this card'],
  stale: [
    'הכרטיס השתנה בינתיים במקום אחר. שתי הגרסאות שמורות, ואפשר לבחור ביניהן',
    'This card was changed elsewhere in the meantime. Both versions are saved, and you can choose between them',
  ],
  country: ['ישראל', 'Israel'],
  hiddenNow: ['הכרטיס הזה לא זמין כרגע', 'This card is not available right now'],
  hiddenLater: ['אפשר לנסות שוב מאוחר יותר.', 'You can try again later.'],
  version: { gone: ['הגרסה הזאת כבר לא שמורה', 'This version is no longer saved'] },
  file: {
    foreign: [
      'הקובץ הזה לא נמצא בחשבון שלכם. העלו אותו שוב',
      'This file is not in your account. Please upload it again',
    ],
  },
  contrast: [
    'קשה לקרוא את הצבעים האלה זה על זה. הצמד הקרוב ביותר שקל לקרוא: ‎{ink} על ‎{ground}',
    'These colours are hard to read on one another. The closest pair that is easy to read: {ink} on {ground}',
  ],
  address: {
    short: ['כתובת צריכה להיות באורך של שני תווים לפחות', 'An address has at least two characters'],
    long: ['כתובת יכולה להיות באורך של עד 40 תווים', 'An address has at most 40 characters'],
    letters: ['אפשר להשתמש באותיות, בספרות ובמקף', 'Letters, digits and hyphens only, please'],
    lettersSlug: [
      'אפשר להשתמש באותיות באנגלית, בספרות ובמקף, ולא בספרות בלבד',
      'English letters, digits and hyphens, and not digits alone',
    ],
    mixed: ['בחרו שפה אחת לכתובת: עברית או אנגלית', 'Choose one language for the address: Hebrew or English'],
    reserved: ['הכתובת הזאת שמורה למערכת. נסו אחרת', 'This address is reserved. Try another'],
    taken: ['הכתובת הזאת תפוסה. נסו אחרת', 'This address is taken. Try another'],
    demo: [
      'בחשבון ההדגמה אין כתובת לבחירה, ורק אתם רואים את הכרטיסים שבו. פתחו חשבון משלכם בחינם ובחרו כתובת',
      'The demo account has no address to choose, and only you see its cards. Open a free account of your own and choose one',
    ],
  },
  plan: {
    profiles: [
      'החבילה שלכם כוללת {count, plural, one {כרטיס אחד} two {שני כרטיסים} other {# כרטיסים}}. כדי להוסיף עוד, שדרגו את החבילה',
      'Your plan includes {count, plural, one {one card} other {# cards}}. Upgrade to add more',
    ],
    profilesMax: ['אפשר להחזיק עד {count} כרטיסים בחשבון אחד', 'One account can hold up to {count} cards'],
    links: [
      'החבילה שלכם כוללת עד {count} קישורים בכרטיס. כדי להוסיף עוד, שדרגו את החבילה',
      'Your plan includes up to {count} links on a card. Upgrade to add more',
    ],
    linksMax: ['אפשר להוסיף עד {count} קישורים לכרטיס', 'A card can have up to {count} links'],
    galleryPictures: [
      'החבילה שלכם כוללת עד {count} תמונות בגלריה. כדי להוסיף עוד, שדרגו את החבילה',
      'Your plan includes up to {count} gallery pictures. Upgrade to add more',
    ],
    galleryPicturesMax: ['אפשר להוסיף עד {count} תמונות לגלריה', 'A gallery can have up to {count} pictures'],
    template: [
      'העיצוב הזה כלול בחבילות המתקדמות. שדרגו כדי להשתמש בו',
      'This design is part of the larger plans. Upgrade to use it',
    ],
    leadFields: [
      'שדות משלכם בטופס הפנייה כלולים בחבילות המתקדמות. שדרגו כדי להוסיף אותם',
      'Your own fields in the contact form are part of the larger plans. Upgrade to add them',
    ],
    customSlug: [
      'כתובת אישית כלולה בחבילות המתקדמות. שדרגו כדי לבחור אותה',
      'A custom address is part of the larger plans. Upgrade to choose one',
    ],
    expired: [
      'החבילה שלכם לא כוללת את הכרטיס הזה. שדרגו כדי לפרסם אותו שוב',
      'Your plan does not include this card. Upgrade to publish it again',
    ],
  },
});
