import { texts } from '#i18n/texts.ts';

/** Texts printed on a card besides the owner's own. Both must stay short because space is limited. */
export const physicalCardFaceTexts = texts('cardFace', {
  tap: ['קרבו את הטלפון', 'Tap your phone'],
  scan: ['או סרקו את הקוד', 'or scan the code'],
  sample: ['הטקסט שלכם', 'Your text'],
});
