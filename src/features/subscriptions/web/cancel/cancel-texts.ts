import { texts } from '#i18n/texts.ts';

export const cancelTexts = texts('cancelPlan', {
  cancel: {
    title: ['לבטל את המנוי?', 'Cancel your subscription?'],
    confirm: ['ביטול המנוי', 'Cancel subscription'],
    done: ['המנוי בוטל', 'Your subscription is cancelled'],
  },
  basic: {
    title: ['לחזור לחבילה הבסיסית?', 'Go back to the Basic plan?'],
    confirm: ['לחזור לחבילה הבסיסית', 'Go back to the Basic plan'],
    done: ['חוזרים לחבילה הבסיסית', 'You are going back to the Basic plan'],
  },
  basicText: [
    'החבילה הבסיסית היא בחינם, ולכן המעבר אליה מבטל את המנוי.',
    'The Basic plan is free, so going back to it cancels your subscription.',
  ],
  demo: {
    title: ['בחשבון ההדגמה שום דבר לא משתנה', 'Nothing changes in the demo account'],
    text: ['כך זה נראה בחשבון אמיתי.', 'This is what it looks like in a real account.'],
  },
  refund: ['יוחזרו לכם', 'You get back'],
  refundText: [
    'שילמתם {paid}, ומהם יורדים דמי ביטול של {fee}. הכסף חוזר לכרטיס האשראי ששילמתם בו.',
    'You paid {paid}, less a cancellation fee of {fee}. The money goes back to the card you paid with.',
  ],
  refundUsed: [
    'שילמתם {paid}. מהם יורדים {used} על הימים שכבר ניצלתם ודמי ביטול של {fee}. הכסף חוזר לכרטיס האשראי ששילמתם בו.',
    'You paid {paid}, less {used} for the days you have used and a cancellation fee of {fee}. The money goes back to the card you paid with.',
  ],
  refundFull: [
    'כל מה ששילמתם חוזר לכרטיס האשראי ששילמתם בו.',
    'Everything you paid goes back to the card you paid with.',
  ],
  runsUntil: ['המנוי ממשיך כרגיל עד', 'Your subscription continues until'],
  runsText: ['לא יהיו חיובים נוספים.', 'There will be no more charges.'],
  endsNow: [
    'המנוי נפסק מיד, ולא יהיו חיובים נוספים.',
    'Your subscription ends immediately, and there will be no more charges.',
  ],
  trial: ['תקופת הניסיון נמשכת עד {date}.', 'Your trial continues until {date}.'],
  complimentary: ['המתנה שקיבלתם נמשכת עד {date}.', 'Your gift continues until {date}.'],
  safe: [
    'אחר כך הכרטיס הראשי נשאר באוויר בחבילה הבסיסית, ושום דבר לא נמחק.',
    'After that your primary card stays live on the Basic plan, and nothing is deleted.',
  ],
  stay: ['להישאר במנוי', 'Keep it'],
  doneRefund: [
    'נחזיר לכם {refund}. לרוב זה לוקח כמה ימי עסקים.',
    'We are refunding {refund}. It usually takes a few business days.',
  ],
  doneRuns: [
    'הכול ממשיך לעבוד עד {date}, בלי חיובים נוספים.',
    'Everything keeps working until {date}, with no more charges.',
  ],
  doneNow: ['לא יהיו חיובים נוספים.', 'There will be no more charges.'],
  doneBack: [
    'שיניתם את דעתכם? עד אז אפשר לחדש בלחיצה אחת.',
    'Changed your mind? Until then you can renew in one click.',
  ],
  close: ['סגירה', 'Close'],
});
