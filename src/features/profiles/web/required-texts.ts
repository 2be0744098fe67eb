import { texts } from '#i18n/texts.ts';

export const requiredTexts = texts('required', {
  he: {
    title: 'נדרש מנוי',
    text: 'כדי להמשיך מכאן צריך מנוי פעיל. בוחרים מסלול, וממשיכים מאיפה שעצרתם.',
    expiredTitle: 'המנוי של {name} הסתיים',
    expiredText: 'הכרטיס שמור ושום דבר לא נמחק. כדי שיחזור לאוויר, בעלי הכרטיס צריכים לחדש את המנוי.',
    error: 'שגיאה בטעינת הנתונים',
    errorText: 'לא הצלחנו לקרוא באיזה כרטיס מדובר.',
    plans: 'מסלולים',
    popular: 'הכי משתלם',
    basic: { name: 'בסיסי', price: 'חינם', per: '', text: 'להתחיל ולהתרשם', action: 'ממשיכים בחינם' },
    monthly: { name: 'חודשי', per: 'לחודש', text: 'בלי התחייבות', action: 'הצטרפות חודשית' },
    yearly: { name: 'שנתי', per: 'לשנה', text: 'במקום {before}, {percent}% חיסכון', action: 'הצטרפות שנתית' },
    lines: {
      basic: { one: 'כרטיס אחד', two: '6 קישורים ו־6 תמונות', three: '3 עיצובים' },
      monthly: { one: '3 כרטיסים', two: 'כתובת אישית וכל העיצובים', three: 'סטטיסטיקה ל־90 יום' },
      yearly: { one: 'כל מה שבמסלול החודשי', two: 'תשלום אחד לכל השנה', three: '10% הנחה על כרטיסי NFC' },
    },
    includes: 'מה כלול במסלול {name}',
    joined: 'הצטרפתם בהצלחה',
    joinedText: 'מעבירים אתכם לעמוד המנוי.',
  },
  en: {
    title: 'A subscription is needed',
    text: 'To go on from here you need an active subscription. Choose a plan and carry on where you stopped.',
    expiredTitle: 'The subscription of {name} has ended',
    expiredText:
      'The card is safe and nothing was deleted. For it to be back, the card’s owner must renew the subscription.',
    error: 'The data could not be loaded',
    errorText: 'We could not tell which card this is about.',
    plans: 'Plans',
    popular: 'Best value',
    basic: { name: 'Basic', price: 'Free', per: '', text: 'To start and look around', action: 'Go on for free' },
    monthly: { name: 'Monthly', per: 'a month', text: 'No commitment', action: 'Join monthly' },
    yearly: { name: 'Yearly', per: 'a year', text: 'instead of {before}, save {percent}%', action: 'Join yearly' },
    lines: {
      basic: { one: 'One card', two: '6 links and 6 pictures', three: '3 designs' },
      monthly: { one: '3 cards', two: 'Your own address and every design', three: 'Statistics for 90 days' },
      yearly: {
        one: 'Everything in the monthly plan',
        two: 'One payment for the whole year',
        three: '10% off NFC cards',
      },
    },
    includes: 'What the {name} plan includes',
    joined: 'You have joined',
    joinedText: 'Taking you to your subscription.',
  },
});
