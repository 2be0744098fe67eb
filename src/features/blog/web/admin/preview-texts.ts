import { texts } from '#i18n/texts.ts';

/** Texts of `/blog-admin/{id}/preview`: a post as readers will see it. */
export const postPreviewTexts = texts('postPreview', {
  title: ['תצוגה מקדימה: {title}', 'Preview: {title}'],
  loading: ['מכינים את התצוגה', 'Preparing the preview'],
  back: ['חזרה לעריכה', 'Back to editing'],
  width: ['רוחב המסך', 'Screen width'],
  desktop: ['מחשב', 'Computer'],
  phone: ['טלפון', 'Phone'],
  unsaved: ['כולל שינויים שעוד לא באתר', 'With changes that are not on the site yet'],
  frame: ['הפוסט ברוחב של טלפון', 'The post at phone width'],
  empty: ['עוד אין כאן טקסט.', 'There is no text yet.'],
});
