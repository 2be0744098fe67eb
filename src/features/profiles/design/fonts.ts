/** The fonts an owner can choose: the visitor's own, or one of those that are served with the page. */
export const fontNames = [
  'system',
  'serif',
  'rubik',
  'heebo',
  'assistant',
  'alef',
  'miriam-libre',
  'varela-round',
  'frank-ruhl-libre',
  'david-libre',
  'secular-one',
  'suez-one',
] as const;
export type FontName = (typeof fontNames)[number];
