import { texts } from '#i18n/texts.ts';

export const inactiveTexts = texts('inactive', {
  he: {
    title: 'הכרטיס הזה בהפסקה',
    text: 'הקישור נכון, אבל כרגע אין מה להציג בו. אולי כדאי לנסות שוב בעוד כמה ימים, או לפנות ישירות למי שנתן לכם אותו.',
    home: 'לעמוד הבית',
    examples: 'לראות כרטיסים לדוגמה',
    own: { title: 'ואם כבר כאן', text: 'אפשר לבנות כרטיס משלכם בחמש דקות, בחינם.', action: 'בונים כרטיס' },
  },
  en: {
    title: 'This card is taking a break',
    text: 'The link is right, but there is nothing to show behind it at the moment. Try again in a few days, or ask the person who gave it to you.',
    home: 'Home page',
    examples: 'See example cards',
    own: {
      title: 'And since you are here',
      text: 'Build a card of your own in five minutes, for free.',
      action: 'Build a card',
    },
  },
});
