import { texts } from '#i18n/texts.ts';

export const stopRenewalTexts = texts('stopRenewal', {
  open: ['כיבוי החידוש האוטומטי', 'Turn off auto-renewal'],
  title: ['לכבות את החידוש האוטומטי?', 'Turn off auto-renewal?'],
  text: [
    'המנוי נשאר עד {date}, ולא נחייב אתכם שוב. עד אז אפשר להפעיל את החידוש מחדש.',
    'You keep your subscription until {date}, and we will not charge you again. Until then you can turn renewal back on.',
  ],
  scheduled: ['המעבר לחבילה ״{name}״ שקבעתם יתבטל.', 'The change to the {name} plan that you scheduled is cancelled.'],
  confirm: ['כן, לכבות', 'Yes, turn it off'],
  stay: ['להשאיר פועל', 'Keep it on'],
  done: ['החידוש האוטומטי כובה', 'Auto-renewal is off'],
});
