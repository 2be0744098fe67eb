import { texts } from '#i18n/texts.ts';

/** `/tag-offers/{token}`: transfer of an NFC card. */
export const offerTexts = texts('tagOffer', {
  page: ['כרטיס NFC בשבילכם', 'An NFC card for you'],
  loading: ['בודקים את הקישור', 'Checking the link'],
  title: ['{from} רוצה להעביר אליכם כרטיס NFC', '{from} would like to transfer an NFC card to you'],
  text: [
    'כשתקבלו אותו, הוא יעבור לחשבון שלכם ויפתח את הכרטיס הדיגיטלי שלכם.',
    'Once you accept it, it moves to your account and opens your digital card.',
  ],
  physicalCard: ['הכרטיס', 'The card'],
  until: ['ההעברה בתוקף עד', 'Valid until'],
  accept: ['קבלת הכרטיס', 'Accept the card'],
  accepted: ['הכרטיס עכשיו שלכם', 'The card is now yours'],
  acceptedText: ['מעכשיו הוא פותח את הכרטיס הדיגיטלי שלכם.', 'From now on it opens your digital card.'],
  draftText: [
    'הכרטיס הדיגיטלי שלכם עוד לא פורסם. פרסמו אותו, והכרטיס יפתח אותו.',
    'Your digital card is not published yet. Publish it, and the card will open it.',
  ],
  decline: ['לא, תודה', 'No, thank you'],
  declineTitle: ['לוותר על הכרטיס?', 'Decline the card?'],
  declineText: [
    'הכרטיס יישאר אצל מי שרצה להעביר אותו, והקישור הזה יפסיק לעבוד.',
    'The card stays with the sender, and this link stops working.',
  ],
  declineConfirm: ['לוותר על הכרטיס', 'Decline the card'],
  declined: ['ויתרתם על הכרטיס', 'You declined the card'],
  declinedText: ['הוא נשאר אצל מי שרצה להעביר אותו.', 'It stays with the sender.'],
  own: ['זו ההעברה שלכם', 'This is your own transfer'],
  ownText: [
    'את הקישור הזה שולחים למי שמקבל את הכרטיס. לבטל את ההעברה אפשר מהעמוד של הכרטיס.',
    'Send this link to the person who should get the card. You can cancel the transfer on the card’s page.',
  ],
  ownAction: ['לעמוד של הכרטיס', 'To the card'],
  dead: ['הקישור כבר לא פעיל', 'This link no longer works'],
  deadText: [
    'אולי הכרטיס כבר התקבל, ההעברה בוטלה או שעבר שבוע. בקשו קישור חדש ממי ששלח לכם אותו.',
    'The card may already have been accepted, the transfer cancelled, or a week has passed. Ask the sender for a new link.',
  ],
  onwards: ['ללוח הבקרה', 'To the dashboard'],
  failed: ['לא הצלחנו לבדוק את הקישור', 'We could not check the link'],
});
