import { texts } from '#i18n/texts.ts';

/** The dashboard shows them too, without the other texts of the list. */
export const profileStatusTexts = texts('cardStatus', {
  draft: ['טיוטה', 'Draft'],
  published: ['באוויר', 'Live'],
  paused: ['מושהה', 'Paused'],
  suspended: ['הושעה', 'Suspended'],
  expired: ['לא כלול בחבילה', 'Not in your plan'],
  leaving: ['לא מוצג', 'Not shown'],
  reason: ['הסיבה: {reason}', 'The reason: {reason}'],
  write: ['כתבו לנו', 'Write to us'],
});
