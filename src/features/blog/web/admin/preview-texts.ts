import { texts } from '#i18n/texts.ts';

/** Texts of `/blog-admin/{id}/preview`: a post as readers will see it. */
export const postPreviewTexts = texts('postPreview', {
  he: {
    title: 'תצוגה מקדימה: {title}',
    loading: 'מכינים את התצוגה',
    back: 'חזרה לעריכה',
    width: 'רוחב המסך',
    desktop: 'מחשב',
    phone: 'טלפון',
    unsaved: 'כולל שינויים שעוד לא באתר',
    frame: 'הפוסט ברוחב של טלפון',
    empty: 'עוד אין כאן טקסט.',
  },
  en: {
    title: 'Preview: {title}',
    loading: 'Preparing the preview',
    back: 'Back to writing',
    width: 'Width of the screen',
    desktop: 'Computer',
    phone: 'Phone',
    unsaved: 'With changes that are not on the site yet',
    frame: 'The post at the width of a phone',
    empty: 'There is no text yet.',
  },
});
