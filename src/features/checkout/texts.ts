import { texts } from '#i18n/texts.ts';

/** Texts of the checkout endpoints. */
export const checkoutTexts = texts('checkout', {
  he: {
    unknownThing: 'לא מצאנו מה רציתם לקנות. בחרו חבילה ונמשיך משם',
    notSold: 'את זה עוד אי אפשר לקנות כאן. בקרוב!',
    noMethod: 'בחרו כרטיס אשראי לתשלום',
    methodGone: 'הכרטיס הזה כבר לא שמור אצלנו. בחרו כרטיס אחר',
    keyReused: 'התשלום הזה כבר נשלח עם פרטים אחרים. בדקו מה עלה בגורלו לפני שמשלמים שוב',
    priceChanged: 'המחיר השתנה בינתיים. שום דבר לא חויב. בדקו את הסכום החדש ואשרו אותו',
    anotherRunning: 'תשלום אחר שלכם עדיין בדרך. חכו רגע עד שיסתיים',
  },
  en: {
    unknownThing: 'We could not find what you wanted to buy. Choose a plan and go on from there',
    notSold: 'This cannot be bought here yet. Soon!',
    noMethod: 'Choose a card to pay with',
    methodGone: 'This card is no longer saved with us. Choose another one',
    keyReused: 'This payment was already sent with other details. See what became of it before paying again',
    priceChanged: 'The price has changed in the meantime. Nothing was charged. Check the new sum and confirm it',
    anotherRunning: 'Another payment of yours is still under way. Wait a moment until it is done',
  },
});
