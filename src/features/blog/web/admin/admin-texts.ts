import { texts } from '#i18n/texts.ts';

/** Texts of `/blog-admin`: the list of posts, and texts about a post that its other pages share. */
export const blogAdminTexts = texts('blogAdmin', {
  title: ['בלוג', 'Blog'],
  lead: [
    '{count, plural, one {פוסט אחד} two {שני פוסטים} other {# פוסטים}}',
    '{count, plural, one {One post} other {# posts}}',
  ],
  toBlog: ['לבלוג', 'To the blog'],
  loading: ['טוענים את הפוסטים', 'Loading the posts'],
  failed: ['לא הצלחנו לטעון את הפוסטים', 'We could not load the posts'],
  list: ['רשימת הפוסטים', 'The posts'],
  searchLabel: ['חיפוש פוסט', 'Search for a post'],
  search: ['כותרת, תקציר, תגית או כתובת', 'Title, summary, tag or address'],
  status: {
    label: ['מצב', 'Status'],
    all: ['כל המצבים', 'All statuses'],
    draft: ['טיוטה', 'Draft'],
    scheduled: ['מתוזמן', 'Scheduled'],
    published: ['פורסם', 'Published'],
  },
  language: {
    label: ['שפה', 'Language'],
    all: ['כל השפות', 'All languages'],
    he: ['עברית', 'Hebrew'],
    en: ['אנגלית', 'English'],
  },
  none: {
    title: ['עוד אין פוסטים', 'No posts yet'],
    text: [
      'כאן יופיעו הטיוטות והפוסטים של הבלוג. הראשון במרחק כותרת אחת.',
      'The blog’s drafts and posts will appear here. The first one is just a title away.',
    ],
  },
  nothing: {
    title: ['לא מצאנו פוסטים כאלה', 'No matching posts'],
    text: ['בדקו את החיפוש, או הסירו חלק מהסינון.', 'Check the search, or remove part of the filter.'],
    clear: ['הסרת הסינון', 'Clear the filter'],
  },
  make: {
    button: ['פוסט חדש', 'New post'],
    title: ['פוסט חדש', 'New post'],
    text: ['מתחילים בכותרת. הכול ניתן לשינוי אחר כך.', 'Start with a title. You can change everything later.'],
    name: ['כותרת', 'Title'],
    nameMissing: ['תנו לפוסט כותרת', 'Give the post a title'],
    confirm: ['להתחיל לכתוב', 'Start writing'],
    back: ['ביטול', 'Cancel'],
  },
  row: {
    untitled: ['בלי כותרת', 'No title'],
    changed: ['עודכן', 'Changed'],
    at: ['יעלה', 'Goes live'],
    actions: ['פעולות על הפוסט: {title}', 'Actions for the post: {title}'],
    edit: ['עריכה', 'Edit'],
    preview: ['תצוגה מקדימה', 'Preview'],
    view: ['לפוסט באתר', 'See it on the site'],
    publish: ['פרסום עכשיו', 'Publish now'],
    unpublish: ['החזרה לטיוטה', 'Back to draft'],
    remove: ['מחיקה', 'Delete'],
  },
  done: {
    published: ['הפוסט פורסם', 'Post published'],
    scheduled: ['הפוסט תוזמן', 'Post scheduled'],
    unpublished: ['הפוסט חזר להיות טיוטה', 'The post is a draft again'],
    removed: ['הפוסט נמחק', 'Post deleted'],
    view: ['לפוסט', 'See the post'],
  },
  failure: ['לא הצלחנו לבצע את הפעולה', 'We couldn’t complete the action'],
  unpublish: {
    title: ['להחזיר את הפוסט לטיוטה?', 'Make it a draft again?'],
    text: [
      '״{title}״ לא יופיע יותר בבלוג, ומי שיפתח את הקישור אליו יראה שהעמוד לא נמצא. אפשר לפרסם אותו שוב בכל רגע.',
      '“{title}” will no longer appear on the blog, and anyone who opens its link will see that the page was not found. You can publish it again at any time.',
    ],
    confirm: ['להחזיר לטיוטה', 'Back to draft'],
  },
  remove: {
    title: ['למחוק את הפוסט?', 'Delete the post?'],
    text: [
      '״{title}״ יימחק לתמיד, והקישור אליו יפסיק לעבוד. אי אפשר לבטל את זה.',
      '“{title}” will be deleted for good and its link will stop working. This can’t be undone.',
    ],
    confirm: ['למחוק לתמיד', 'Delete for good'],
  },
});
