import { texts } from '#i18n/texts.ts';

export const upgradeTexts = texts('upgradePlan', {
  loading: ['טוענים את החבילות', 'Loading the plans'],
  cycle: ['תקופת החיוב', 'Billing period'],
  monthly: ['חודשי', 'Monthly'],
  yearly: ['שנתי', 'Yearly'],
  perMonth: ['לחודש', 'a month'],
  perYear: ['לשנה', 'a year'],
  hint: ['חיסכון של עד {percent}%', 'Save up to {percent}%'],
  includes: ['מה כלול בחבילה ״{name}״', 'What {name} includes'],
  plan: ['חבילה ״{name}״', 'The {name} plan'],
  difference: [
    'משלמים עכשיו רק את ההפרש: מה שנשאר מהתקופה שכבר שילמתם עליה יורד מהמחיר.',
    'You pay only the difference now: what is left of the period you paid for is deducted from the price.',
  ],
  starts: {
    trial: [
      'המנוי מתחיל ב־{date}: ימי הניסיון שנשארו לכם לא הולכים לאיבוד.',
      'The subscription starts on {date}: the days left of your trial are not lost.',
    ],
    complimentary: ['המנוי מתחיל ב־{date}, אחרי המתנה.', 'The subscription starts on {date}, after your gift.'],
  },
  startsNow: ['מנוי שתקנו מתחיל ביום הקנייה.', 'A subscription starts on the day you buy it.'],
  complimentary: ['החבילה ״{name}״ שלכם במתנה עד {date}.', 'The {name} plan is yours as a gift until {date}.'],
  vat: ['המחירים כוללים מע״מ. אפשר לבטל בכל רגע.', 'Prices include VAT. Cancel whenever you like.'],
  go: ['להמשך לתשלום', 'Go to payment'],
  compare: ['השוואת כל החבילות', 'Compare all plans'],
  later: ['לא עכשיו', 'Not now'],
  pastDue: [
    'החיוב האחרון שלכם לא עבר. אחרי שתסדירו אותו אפשר יהיה לשדרג.',
    'Your last charge did not go through. Once it has, you can upgrade.',
  ],
  leaving: [
    'החשבון שלכם מחכה למחיקה. כדי לשדרג, השאירו קודם את החשבון.',
    'Your account is waiting to be deleted. To upgrade, keep the account first.',
  ],
  keep: ['להשאיר את החשבון', 'Keep the account'],
  wallet: ['לארנק', 'To the wallet'],
});
