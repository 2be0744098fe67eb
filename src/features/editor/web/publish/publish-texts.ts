import { texts } from '#i18n/texts.ts';

export const publishTexts = texts('publish', {
  first: ['פרסום', 'Publish'],
  changes: ['פרסום השינויים', 'Publish changes'],
  short: ['פרסום', 'Publish'],
  live: ['באוויר', 'Live'],
  liveHint: [
    'הכרטיס באוויר, בלי שינויים חדשים. קישור, QR ושיתוף',
    'The card is live with nothing new to publish. Link, QR and sharing',
  ],
  title: ['הכרטיס מוכן לצאת לאוויר', 'The card is ready to go live'],
  titleBlocked: ['עוד רגע מפרסמים', 'Almost there'],
  blocked: [
    'יש דברים שצריך לתקן קודם. כל השאר כבר שמור.',
    'A few things need fixing first. Everything else is already saved.',
  ],
  advice: ['אפשר לפרסם כבר עכשיו, ואפשר לשפר קודם:', 'You can publish now, or improve these first:'],
  more: [
    '{count, plural, one {ועוד המלצה אחת} two {ועוד שתי המלצות} other {ועוד # המלצות}} בבדיקת הכרטיס.',
    '{count, plural, one {And one more suggestion} other {And # more suggestions}} in the card check.',
  ],
  ready: ['בדקנו הכול, והכרטיס במצב מצוין.', 'We checked everything, and the card is in great shape.'],
  address: ['הכתובת של הכרטיס', 'The card’s address'],
  addressHint: [
    'אותיות באנגלית, ספרות ומקפים. אפשר לשנות גם אחר כך, והכתובת הישנה תמשיך להוביל לכאן.',
    'English letters, digits and hyphens. You can change it later, and the old one will still lead here.',
  ],
  confirm: ['לפרסם את הכרטיס', 'Publish the card'],
  later: ['לא עכשיו', 'Not now'],
  unsaved: [
    'לא הצלחנו לשמור את השינויים האחרונים, ולכן עוד לא פרסמנו. נסו שוב.',
    'We could not save the last changes, so we have not published yet. Try again.',
  ],
  doneTitle: ['הכרטיס שלכם באוויר!', 'Your card is live!'],
  shareTitle: ['שיתוף הכרטיס', 'Share the card'],
  doneText: [
    'זה הקישור. שלחו אותו, הדפיסו את ה־QR והתחילו לאסוף פניות.',
    'This is the link. Send it, print the QR, and start collecting leads.',
  ],
  qr: ['קוד QR שפותח את הכרטיס', 'A QR code that opens the card'],
  copy: ['העתקת הקישור', 'Copy the link'],
  whatsapp: ['שליחה בוואטסאפ', 'Send on WhatsApp'],
  whatsappText: ['הכרטיס הדיגיטלי שלי:', 'My digital card:'],
  download: ['הורדת ה־QR', 'Download the QR'],
  open: ['פתיחת הכרטיס', 'Open the card'],
  toast: ['השינויים באוויר', 'The changes are live'],
  toastOpen: ['פתיחת הכרטיס', 'Open the card'],
});
