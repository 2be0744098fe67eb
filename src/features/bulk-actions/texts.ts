import { texts } from '#i18n/texts.ts';

/** Error messages of the server. */
export const bulkTexts = texts('bulk', {
  tooMany: [
    'אפשר לשנות עד 1,000 בבת אחת. צמצמו את הסינון',
    'Up to 1,000 can be changed at once. Narrow the filter down',
  ],
  nobody: ['אין את מי לשנות', 'There is nothing to change'],
  keyReused: ['המפתח הזה כבר שימש לפעולה אחרת', 'This key was used for another action'],
});
