import { texts } from '#i18n/texts.ts';

/** Error texts of the tag endpoints, and the offer email. */
export const tagsTexts = texts('tags', {
  he: {
    profile: { missing: 'בחרו כרטיס מהרשימה שלכם' },
    until: { past: 'המועד הזה כבר עבר. בחרו מועד בעתיד', far: 'אפשר לקבוע עד שנה קדימה' },
    retired: 'השבב הזה כבר לא פעיל, ואי אפשר לשנות אותו',
    taken: 'השבב הזה כבר שייך למישהו',
    offer: {
      over: 'ההצעה הזאת כבר לא בתוקף. בקשו ממי ששלח אותה לשלוח שוב',
      own: 'זו הצעה ששלחתם אתם. היא מחכה למי ששלחתם לו אותה',
    },
    found: { empty: 'כתבו לבעלים כמה מילים', closed: 'אי אפשר לכתוב לבעלים של הכרטיס הזה' },
    mail: {
      subject: 'מציעים לכם כרטיס NFC',
      greeting: 'שלום,',
      text: 'מישהו רוצה להעביר אליכם כרטיס NFC. בעמוד שנפתח תראו ממי הוא. אחרי שתקבלו אותו, כל נגיעה בו תפתח את הכרטיס הדיגיטלי שלכם.',
      until: 'ההצעה בתוקף עד {date}, והיא של מי שפותח את הקישור ראשון.',
      action: 'לקבלת הכרטיס',
      ignore: 'לא מכירים את השולח? אפשר פשוט להתעלם מהמייל הזה.',
      signature: 'צוות נגיעה',
    },
    away: { title: 'עוד רגע', text: 'הכרטיס לא נפתח כרגע. נסו שוב בעוד כמה שניות.' },
  },
  en: {
    profile: { missing: 'Choose a card from your list' },
    until: { past: 'That moment has passed. Choose one in the future', far: 'You can plan up to a year ahead' },
    retired: 'This tag has been retired and cannot be changed',
    taken: 'This tag already belongs to somebody',
    offer: {
      over: 'This offer is no longer valid. Ask whoever sent it to send it again',
      own: 'You sent this offer yourself. It is waiting for whoever you sent it to',
    },
    found: { empty: 'Write a few words to the owner', closed: 'The owner of this card cannot be written to' },
    mail: {
      subject: 'You are offered an NFC card',
      greeting: 'Hello,',
      text: 'Somebody would like to pass an NFC card on to you. The page says who. Once you accept it, every tap opens your own digital card.',
      until: 'The offer is good until {date}, for whoever opens the link first.',
      action: 'Accept the card',
      ignore: 'Don’t know the sender? You can simply ignore this mail.',
      signature: 'The Negia team',
    },
    away: { title: 'Just a moment', text: 'The card cannot be opened right now. Please try again in a few seconds.' },
  },
});
