import { texts } from '#i18n/texts.ts';

export const inactiveTexts = texts('inactive', {
  title: ['הכרטיס הזה בהפסקה', 'This card is taking a break'],
  text: [
    'הקישור נכון, אבל כרגע אין מה להציג בו. בעוד כמה ימים פתחו שוב את הקישור שקיבלתם או געו שוב בכרטיס: רענון של העמוד הזה לא יספיק. אפשר גם לפנות ישירות למי שנתן לכם אותו.',
    'The link is right, but there is nothing to show behind it at the moment. In a few days, open the link that you got or tap the card again: reloading this page is not enough. You can also ask the person who gave it to you.',
  ],
  home: ['לעמוד הבית', 'Home page'],
  examples: ['לכרטיסים לדוגמה', 'See example cards'],
  own: {
    title: ['ואם אתם כבר כאן', 'And since you are here'],
    text: ['אפשר ליצור כרטיס משלכם בחמש דקות, בחינם.', 'Create a card of your own in five minutes, for free.'],
    action: ['ליצור כרטיס', 'Create a card'],
  },
});
