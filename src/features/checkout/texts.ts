import { texts } from '#i18n/texts.ts';

/** Texts of the checkout endpoints. */
export const checkoutTexts = texts('checkout', {
  unknownThing: [
    'לא מצאנו מה רציתם לקנות. בחרו חבילה ונמשיך משם',
    'We could not find what you wanted to buy. Choose a plan and continue from there',
  ],
  notSold: ['את זה עוד אי אפשר לקנות כאן. בקרוב!', 'This cannot be bought here yet. Coming soon!'],
  noMethod: ['בחרו כרטיס אשראי לתשלום', 'Choose a card to pay with'],
  methodGone: [
    'כרטיס האשראי הזה כבר לא שמור אצלנו. בחרו כרטיס אחר',
    'This card is no longer saved with us. Choose another one',
  ],
  keyReused: [
    'התשלום הזה כבר נשלח עם פרטים אחרים. בדקו מה קרה איתו לפני שמשלמים שוב',
    'This payment was already sent with other details. Check what happened to it before paying again',
  ],
  priceChanged: [
    'המחיר השתנה בינתיים. לא חויבתם. בדקו את הסכום החדש ואשרו אותו',
    'The price has changed in the meantime. You were not charged. Check the new amount and confirm it',
  ],
  leaving: [
    'החשבון שלכם מחכה למחיקה, ולכן אי אפשר לקנות בו. לא חויבתם. כדי לקנות, השאירו קודם את החשבון',
    'Your account is waiting to be deleted, so nothing can be bought with it. You were not charged. To buy, keep the account first',
  ],
  anotherRunning: [
    'תשלום אחר שלכם עדיין בדרך. חכו רגע עד שיסתיים',
    'Another payment of yours is still in progress. Wait a moment until it is done',
  ],
});
