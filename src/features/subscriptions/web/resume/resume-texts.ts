import { texts } from '#i18n/texts.ts';

export const resumeTexts = texts('resumePlan', {
  title: ['להפעיל חידוש אוטומטי?', 'Turn on auto-renewal?'],
  monthly: [
    'המנוי יימשך גם אחרי {date}, ויתחדש מעצמו בכל חודש ב־{price}. אפשר לבטל בכל רגע.',
    'It continues after {date} and renews automatically every month for {price}. Cancel whenever you like.',
  ],
  yearly: [
    'המנוי יימשך גם אחרי {date}, ויתחדש מעצמו בכל שנה ב־{price}. אפשר לבטל בכל רגע.',
    'It continues after {date} and renews automatically every year for {price}. Cancel whenever you like.',
  ],
  card: ['החיוב בכרטיס', 'Charged to'],
  cardMissing: [
    'אין למנוי כרטיס אשראי שמור. הוסיפו כרטיס בארנק לפני החיוב.',
    'The subscription has no saved payment card. Add one in your wallet before the charge.',
  ],
  confirm: ['כן, להפעיל', 'Yes, turn it on'],
  stay: ['לא עכשיו', 'Not now'],
  done: ['המנוי ממשיך כרגיל', 'Your subscription continues'],
  doneText: ['החיוב הבא: {price} ב־{date}.', 'Next charge: {price} on {date}.'],
});
