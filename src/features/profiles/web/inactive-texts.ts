import { texts } from '#i18n/texts.ts';

export const inactiveTexts = texts('inactive', {
  title: ['הכרטיס הזה בהפסקה', 'This card is taking a break'],
  text: [
    'הקישור נכון, אבל כרגע אין מה להציג בו. אולי כדאי לנסות שוב בעוד כמה ימים, או לפנות ישירות למי שנתן לכם אותו.',
    'The link is right, but there is nothing to show behind it at the moment. Try again in a few days, or ask the person who gave it to you.',
  ],
  home: ['לעמוד הבית', 'Home page'],
  examples: ['לכרטיסים לדוגמה', 'See example cards'],
  own: {
    title: ['ואם אתם כבר כאן', 'And since you are here'],
    text: ['אפשר ליצור כרטיס משלכם בחמש דקות, בחינם.', 'Create a card of your own in five minutes, for free.'],
    action: ['ליצור כרטיס', 'Create a card'],
  },
});
