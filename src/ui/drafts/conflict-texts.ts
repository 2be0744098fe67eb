import { texts } from '#i18n/texts.ts';

export const conflictTexts = texts('conflict', {
  text: [
    'בזמן שערכתם כאן, אותם שדות השתנו ונשמרו גם במקום אחר. שינויים בשדות אחרים כבר צורפו. בחרו מה יישאר בכל שדה.',
    'While you were editing here, the same fields were changed and saved elsewhere. Changes of other fields are already included. Choose what to keep in each field.',
  ],
  mine: ['נכתב כאן, {time}', 'Written here, {time}'],
  theirs: ['נשמר במקום אחר, {time}', 'Saved elsewhere, {time}'],
  empty: ['אין', 'None'],
  overwrite: ['שמירת הבחירה', 'Save these choices'],
  discard: ['הכול מהגרסה החדשה', 'Take all of the newer version'],
  undo: [
    'גם אם תעברו לגרסה החדשה, אפשר להחזיר את שלכם מיד אחר כך.',
    'Even if you take the newer version, you can bring yours back right afterwards.',
  ],
  took: ['עברתם לגרסה החדשה', 'You now have the newer version'],
  bringBack: ['להחזיר את הגרסה שלי', 'Bring mine back'],
});
