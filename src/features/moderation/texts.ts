import { texts } from '#i18n/texts.ts';

/** Error messages of the server. */
export const moderationTexts = texts('moderation', {
  report: {
    noReason: ['בחרו מה לא בסדר בכרטיס', 'Choose what is wrong with the card'],
    noDetails: ['כתבו לנו במה מדובר', 'Tell us what it is about'],
  },
  decided: ['הדיווח הזה כבר טופל', 'This report was decided already'],
});
