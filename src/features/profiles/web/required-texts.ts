import { texts } from '#i18n/texts.ts';

export const requiredTexts = texts('required', {
  title: ['נדרש מנוי', 'A subscription is needed'],
  text: [
    'כדי להמשיך מכאן צריך מנוי פעיל. בוחרים חבילה, וממשיכים מאיפה שעצרתם.',
    'To continue you need an active subscription. Choose a plan and carry on where you left off.',
  ],
  expiredTitle: ['המנוי של {name} הסתיים', '{name}’s subscription has ended'],
  expiredText: [
    'הכרטיס שמור ושום דבר לא נמחק. כדי שיחזור לאוויר, בעלי הכרטיס צריכים לחדש את המנוי.',
    'The card is safe and nothing was deleted. To bring it back, the card’s owner must renew the subscription.',
  ],
  owner: ['הכרטיס שלכם? בחרו חבילה', 'Your card? Choose a plan'],
  error: ['שגיאה בטעינת הנתונים', 'The data could not be loaded'],
  errorText: ['לא הצלחנו לקרוא באיזה כרטיס מדובר.', 'We could not tell which card this is about.'],
  plans: ['חבילות', 'Plans'],
  popular: ['הכי משתלם', 'Best value'],
  basic: {
    name: ['בסיסי', 'Basic'],
    price: ['חינם', 'Free'],
    per: ['', ''],
    text: ['להתחיל ולהתרשם', 'To start and look around'],
    action: ['ממשיכים בחינם', 'Continue for free'],
  },
  monthly: {
    name: ['חודשי', 'Monthly'],
    per: ['לחודש', 'a month'],
    text: ['בלי התחייבות', 'No commitment'],
    action: ['הצטרפות חודשית', 'Join monthly'],
  },
  yearly: {
    name: ['שנתי', 'Yearly'],
    per: ['לשנה', 'a year'],
    text: ['במקום {before}, {percent}% חיסכון', 'instead of {before}, save {percent}%'],
    action: ['הצטרפות שנתית', 'Join yearly'],
  },
  lines: {
    basic: {
      one: ['כרטיס אחד', 'One card'],
      two: ['6 קישורים ו־6 תמונות', '6 links and 6 pictures'],
      three: ['3 עיצובים', '3 designs'],
    },
    monthly: {
      one: ['3 כרטיסים', '3 cards'],
      two: ['כתובת אישית וכל העיצובים', 'A custom address and every design'],
      three: ['סטטיסטיקה ל־90 יום', 'Statistics for 90 days'],
    },
    yearly: {
      one: ['כל מה שבחבילה החודשית', 'Everything in the monthly plan'],
      two: ['תשלום אחד לכל השנה', 'One payment for the whole year'],
      three: ['10% הנחה על כרטיסי NFC', '10% off NFC cards'],
    },
  },
  includes: ['מה כלול בחבילה ״{name}״', 'What the {name} plan includes'],
  joined: ['מעבירים אתכם להשלמת ההצטרפות', 'Taking you to complete your order'],
  joinedText: ['עוד רגע תגיעו לעמוד המנוי.', 'You will be on the subscription page in a moment.'],
});
