import { texts } from '#i18n/texts.ts';

/** Lists that can be reordered by mouse, touch or keyboard. */
export const listTexts = texts('lists', {
  he: {
    role: 'ידית גרירה',
    drag: 'שינוי המקום של {name}',
    menu: 'עוד פעולות עם {name}',
    up: 'להזיז למעלה',
    down: 'להזיז למטה',
    remove: 'הסרה',
    duplicate: 'שכפול',
    removed: '{name} הוסר',
    undo: 'להחזיר',
    how: 'כדי להזיז, לחצו רווח או Enter, הזיזו עם החצים, ולחצו שוב כדי להניח. Escape מבטל.',
    picked: '{name} נתפס. מקום {position} מתוך {count}.',
    moved: '{name} במקום {position} מתוך {count}.',
    dropped: '{name} הונח במקום {position} מתוך {count}.',
    cancelled: 'ההזזה בוטלה. {name} חזר למקומו.',
  },
  en: {
    role: 'drag handle',
    drag: 'Move {name}',
    menu: 'More actions for {name}',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    duplicate: 'Duplicate',
    removed: '{name} was removed',
    undo: 'Bring back',
    how: 'To move, press space or Enter, use the arrows, and press again to drop. Escape cancels.',
    picked: '{name} picked up. Place {position} of {count}.',
    moved: '{name} is at place {position} of {count}.',
    dropped: '{name} dropped at place {position} of {count}.',
    cancelled: 'Moving was cancelled. {name} is back in its place.',
  },
});
