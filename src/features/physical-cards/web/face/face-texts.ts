import { texts } from '#i18n/texts.ts';

export const faceTexts = texts('cardPreview', {
  he: {
    label: 'תצוגה של הכרטיס',
    front: 'הצד הקדמי',
    back: 'הצד האחורי',
    frontOf: 'הצד הקדמי של הכרטיס של {name}',
    backOf: 'הצד האחורי של הכרטיס של {name}',
    turnToBack: 'לצד האחורי',
    turnToFront: 'לצד הקדמי',
    trueSize: 'בגודל אמיתי',
    fit: 'התאמה למסך',
    explain: 'הצמידו כרטיס אשראי למסך והזיזו עד שהציור באותו גודל. נזכור את זה בדפדפן הזה.',
    percent: '{percent}% מהרגיל',
  },
  en: {
    label: 'Preview of the card',
    front: 'Front',
    back: 'Back',
    frontOf: 'The front of {name}’s card',
    backOf: 'The back of {name}’s card',
    turnToBack: 'See the back',
    turnToFront: 'See the front',
    trueSize: 'True size',
    fit: 'Fit to the screen',
    explain: 'Hold a bank card to the screen and slide until the drawing is as large. This browser will remember.',
    percent: '{percent}% of the usual',
  },
});
