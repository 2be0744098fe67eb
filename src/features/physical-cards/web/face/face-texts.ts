import { texts } from '#i18n/texts.ts';

export const faceTexts = texts('cardPreview', {
  label: ['תצוגה של הכרטיס', 'Preview of the card'],
  front: ['חזית', 'Front'],
  back: ['גב', 'Back'],
  frontOf: ['חזית הכרטיס של {name}', 'The front of {name}’s card'],
  backOf: ['גב הכרטיס של {name}', 'The back of {name}’s card'],
  turnToBack: ['לגב', 'See the back'],
  turnToFront: ['לחזית', 'See the front'],
  trueSize: ['בגודל אמיתי', 'True size'],
  fit: ['התאמה למסך', 'Fit to the screen'],
  explain: [
    'הצמידו כרטיס אשראי למסך והזיזו את הפס עד שהכרטיס שעל המסך באותו גודל. נזכור את זה בדפדפן הזה.',
    'Hold a bank card to the screen and move the slider until the drawing is the same size. This browser will remember it.',
  ],
  percent: ['{percent}% מהרגיל', '{percent}% of the usual'],
});
