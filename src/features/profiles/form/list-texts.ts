import { texts } from '#i18n/texts.ts';

/** Lists that can be reordered by mouse, touch or keyboard. */
export const listTexts = texts('lists', {
  role: ['ידית גרירה', 'drag handle'],
  drag: ['שינוי המקום של ״{name}״', 'Move {name}'],
  menu: ['עוד פעולות: {name}', 'More actions for {name}'],
  up: ['הזזה למעלה', 'Move up'],
  down: ['הזזה למטה', 'Move down'],
  remove: ['הסרה', 'Remove'],
  duplicate: ['שכפול', 'Duplicate'],
  removed: ['הוסר: {name}', 'Removed: {name}'],
  undo: ['להחזיר', 'Undo'],
  how: [
    'כדי להזיז, לחצו רווח או Enter, הזיזו עם מקשי החיצים, ולחצו שוב כדי להניח. Escape מבטל.',
    'To move, press space or Enter, use the arrow keys, and press again to drop. Escape cancels.',
  ],
  picked: ['נבחר להזזה: {name}. מקום {position} מתוך {count}.', '{name} picked up. Position {position} of {count}.'],
  moved: ['{name} במקום {position} מתוך {count}.', '{name} is at position {position} of {count}.'],
  dropped: ['{name}: עכשיו במקום {position} מתוך {count}.', '{name} dropped at position {position} of {count}.'],
  cancelled: ['ההזזה בוטלה. {name}: בחזרה במקום הקודם.', 'Moving was cancelled. {name} is back in its place.'],
});
