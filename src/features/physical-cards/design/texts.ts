import { texts } from '#i18n/texts.ts';

/** What is printed on a card besides the owner's own words. Both stay short: the room is small. */
export const physicalCardFaceTexts = texts('cardFace', {
  he: {
    tap: 'הקרבו את הטלפון',
    scan: 'או סרקו את הקוד',
  },
  en: {
    tap: 'Tap your phone',
    scan: 'or scan the code',
  },
});
