import { texts } from '#i18n/texts.ts';

/** Texts printed on a card besides the owner's own. Both must stay short because space is limited. */
export const physicalCardFaceTexts = texts('cardFace', {
  he: { tap: 'הקרבו את הטלפון', scan: 'או סרקו את הקוד' },
  en: { tap: 'Tap your phone', scan: 'or scan the code' },
});
