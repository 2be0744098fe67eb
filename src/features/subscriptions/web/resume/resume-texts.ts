import { texts } from '#i18n/texts.ts';

export const resumeTexts = texts('resumePlan', {
  he: {
    title: 'לחדש את המנוי?',
    monthly: 'המנוי יימשך גם אחרי {date}, ויתחדש מעצמו בכל חודש ב־{price}. אפשר לבטל בכל רגע.',
    yearly: 'המנוי יימשך גם אחרי {date}, ויתחדש מעצמו בכל שנה ב־{price}. אפשר לבטל בכל רגע.',
    confirm: 'כן, לחדש',
    stay: 'לא עכשיו',
    done: 'המנוי ממשיך כרגיל',
    doneText: 'החיוב הבא: {price} ב־{date}.',
  },
  en: {
    title: 'Keep your subscription?',
    monthly: 'It goes on after {date} and renews by itself every month for {price}. Cancel whenever you like.',
    yearly: 'It goes on after {date} and renews by itself every year for {price}. Cancel whenever you like.',
    confirm: 'Yes, keep it',
    stay: 'Not now',
    done: 'Your subscription goes on',
    doneText: 'Next charge: {price} on {date}.',
  },
});
