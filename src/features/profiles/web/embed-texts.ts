import { texts } from '#i18n/texts.ts';

export const embedTexts = texts('embed', {
  title: ['הכרטיס שלכם, בתוך האתר שלכם', 'Your card, inside your own site'],
  lead: [
    'בוחרים כרטיס, מתאימים גודל ומעתיקים. מה שתעדכנו בכרטיס יתעדכן באתר לבד.',
    'Choose a card, set its size and copy. Whatever you change on the card is updated on your site automatically.',
  ],
  profile: {
    title: ['איזה כרטיס?', 'Which card?'],
    own: ['הכרטיסים שלי', 'My cards'],
    another: ['כתובת אחרת', 'Another address'],
    address: ['כתובת הכרטיס', 'Address of the card'],
    addressHint: ['הדביקו את הקישור לכרטיס, למשל {example}.', 'Paste the link to the card, such as {example}.'],
    signIn: ['התחברו כדי לבחור מתוך הכרטיסים שלכם', 'Sign in to pick one of your own cards'],
    login: ['התחברות', 'Sign in'],
    none: [
      'עוד אין לכם כרטיס מפורסם. אחרי הפרסום הוא יופיע כאן.',
      'You have no published card yet. Once you publish one, it will appear here.',
    ],
  },
  errors: {
    empty: ['בלי כתובת נציג כאן כרטיס לדוגמה.', 'Without an address we show an example card.'],
    other: [
      'צריך את הכתובת הקבועה של הכרטיס, זו שמתחילה ב־‎/p/. היא מופיעה בשיתוף הכרטיס.',
      'We need the card’s permanent address, the one that begins with /p/. You find it where you share the card.',
    ],
    unknown: [
      'לא מצאנו כרטיס מפורסם בכתובת הזאת. בדקו שהיא נכתבה נכון',
      'We found no published card at this address. Check its spelling',
    ],
    wrong: ['זה לא נראה כמו כתובת של כרטיס', 'This does not look like the address of a card'],
  },
  size: {
    title: ['גודל ופינות', 'Size and corners'],
    full: ['לכל רוחב העמודה באתר', 'As wide as its column on the site'],
    width: ['רוחב בפיקסלים', 'Width in pixels'],
    height: ['גובה בפיקסלים', 'Height in pixels'],
    range: ['מ־{min} עד {max}', 'From {min} to {max}'],
    corners: ['פינות', 'Corners'],
    square: ['ישרות', 'Square'],
    soft: ['רכות', 'Soft'],
    round: ['עגולות', 'Round'],
  },
  code: {
    title: ['מעתיקים ומדביקים', 'Copy and paste'],
    text: [
      'בכל מערכת לבניית אתרים יש רכיב בשם HTML, ״הטמעה״ או Embed. שם מדביקים.',
      'Every site builder has an element called HTML, Code or Embed. Paste it there.',
    ],
    kinds: ['איך להציג את הכרטיס', 'How to show the card'],
    frame: ['הכרטיס עצמו', 'The card'],
    button: ['כפתור', 'A button'],
    qr: ['קוד QR', 'A QR code'],
    copy: ['העתקת הקוד', 'Copy the code'],
    region: ['הקוד להעתקה', 'Code to copy'],
    frameTitle: ['כרטיס הביקור של {name}', 'Business card of {name}'],
    buttonLabel: ['לכרטיס הביקור של {name}', 'See the business card of {name}'],
    qrAlt: ['קוד QR לכרטיס של {name}', 'QR code to the card of {name}'],
    unnamed: {
      frameTitle: ['כרטיס ביקור דיגיטלי', 'Digital business card'],
      buttonLabel: ['לכרטיס הביקור', 'See the business card'],
      qrAlt: ['קוד QR לכרטיס הביקור', 'QR code to the business card'],
    },
    none: ['בחרו כרטיס, והקוד יופיע כאן.', 'Choose a card, and its code will appear here.'],
    waiting: ['הקוד יופיע כאן מיד.', 'The code will appear here in a moment.'],
  },
  preview: {
    title: ['כך זה ייראה', 'This is how it looks'],
    sample: ['כרטיס לדוגמה', 'Example card'],
    checking: ['רגע, הכרטיס נטען', 'One moment, the card is loading'],
    none: ['בחרו כרטיס, והוא יופיע כאן', 'Choose a card, and it will appear here'],
  },
});
