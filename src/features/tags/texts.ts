import { texts } from '#i18n/texts.ts';

/** Error texts of the tag endpoints, and the offer email. */
export const tagsTexts = texts('tags', {
  profile: { missing: ['בחרו כרטיס מהרשימה שלכם', 'Choose a card from your list'] },
  until: {
    past: ['המועד הזה כבר עבר. בחרו מועד בעתיד', 'That time has passed. Choose one in the future'],
    far: ['אפשר לקבוע עד שנה קדימה', 'You can plan up to a year ahead'],
  },
  retired: [
    'כרטיס ה־NFC הזה כבר לא פעיל, ואי אפשר לשנות אותו',
    'This NFC card is no longer in use and cannot be changed',
  ],
  taken: ['כרטיס ה־NFC הזה כבר שייך למישהו', 'This NFC card already belongs to someone'],
  deletion: {
    text: [
      'מרגע הבקשה כרטיסי ה־NFC שלכם לא יפתחו כרטיס דיגיטלי, אלא דף שאומר שהם לא פעילים. לפני כן אפשר להעביר אותם למישהו אחר.',
      'From your request on, your NFC cards no longer open a digital card, but a page that says they are not in use. Before that you can transfer them to someone else.',
    ],
    transfer: ['לכרטיסי ה־NFC שלי', 'My NFC cards'],
  },
  offer: {
    over: [
      'ההעברה הזאת כבר לא בתוקף. בקשו ממי ששלח אותה לשלוח שוב',
      'This transfer is no longer valid. Ask the sender to send it again',
    ],
    own: [
      'זו העברה ששלחתם אתם. היא מחכה למי ששלחתם לו אותה',
      'You sent this transfer yourself. It is waiting for the person you sent it to',
    ],
  },
  found: {
    empty: ['כתבו לבעלים כמה מילים', 'Write a few words to the owner'],
    closed: ['אי אפשר לכתוב לבעלים של הכרטיס הזה', 'You cannot write to the owner of this card'],
  },
  mail: {
    subject: ['רוצים להעביר אליכם כרטיס NFC', 'Someone wants to transfer an NFC card to you'],
    text: [
      'מישהו רוצה להעביר אליכם כרטיס NFC. בעמוד שנפתח תראו ממי הוא. אחרי שתקבלו אותו, כל נגיעה בו תפתח את הכרטיס הדיגיטלי שלכם.',
      'Someone would like to transfer an NFC card to you. The page shows who. Once you accept it, every tap opens your own digital card.',
    ],
    until: [
      'ההעברה בתוקף עד {date}, ומי שיאשר ראשון יקבל את הכרטיס.',
      'The transfer is valid until {date}, and the first to accept gets the card.',
    ],
    action: ['לקבלת הכרטיס', 'Accept the card'],
    why: [
      'קיבלתם את המייל הזה כי הכתובת שלכם נרשמה בהעברה של כרטיס. לא מכירים את השולח? אפשר פשוט להתעלם.',
      'You’re getting this email because your address was entered in a card transfer. Don’t know the sender? You can simply ignore it.',
    ],
  },
  away: {
    title: ['עוד רגע', 'Just a moment'],
    text: [
      'הכרטיס לא נפתח כרגע. נסו שוב בעוד כמה שניות.',
      'The card cannot be opened right now. Please try again in a few seconds.',
    ],
  },
});
