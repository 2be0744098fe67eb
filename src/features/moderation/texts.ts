import { texts } from '#i18n/texts.ts';

/** Error messages of the server. */
export const moderationTexts = texts('moderation', {
  report: {
    noReason: ['בחרו מה לא בסדר בכרטיס', 'Choose what is wrong with the card'],
    noDetails: ['כתבו לנו במה מדובר', 'Tell us what it is about'],
  },
  timeline: {
    opened: ['דיווחו על הכרטיס {name}', 'The card {name} was reported'],
    dismissed: ['הדיווח על {name} נסגר, והכרטיס נשאר', 'The report of {name} was closed, and the card stays'],
    suspended: ['הדיווח על {name} נסגר בהשעיה', 'The report of {name} ended with a suspension'],
  },
  decided: ['הדיווח הזה כבר טופל', 'This report was decided already'],
});
