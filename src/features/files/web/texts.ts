import { texts } from '#i18n/texts.ts';

/** Texts of the picture and document fields. */
export const uploadsTexts = texts('uploads', {
  file: { replace: ['החלפה', 'Replace'], remove: ['הסרה', 'Remove'] },
  picture: {
    choose: ['בחירת תמונה', 'Choose a picture'],
    replace: ['החלפה: {label}', 'Replace: {label}'],
    remove: ['הסרה: {label}', 'Remove: {label}'],
    hint: ['אפשר גם לגרור לכאן תמונה, או להדביק', 'You can also drop a picture here, or paste one'],
    drop: ['שחררו כאן את התמונה', 'Drop the picture here'],
    done: ['התמונה נשמרה', 'The picture is saved'],
  },
  alt: {
    label: ['מה רואים בתמונה?', 'What does the picture show?'],
    labelIn: ['מה רואים בתמונה, ב{language}', 'What the picture shows, in {language}'],
  },
  crop: {
    title: ['מתאימים את התמונה', 'Adjust your picture'],
    lead: ['גררו כדי להזיז, וצבטו או גללו כדי להתקרב.', 'Drag to move it, pinch or scroll to zoom in.'],
    stage: [
      'אזור החיתוך. מקשי החיצים מזיזים את התמונה, פלוס ומינוס מקרבים ומרחיקים',
      'The crop area. Arrow keys move the picture, plus and minus change the zoom',
    ],
    zoom: ['קירוב', 'Zoom'],
    shape: ['צורה', 'Shape'],
    shapeValue: ['יחס רוחב לגובה: {ratio}', 'Width to height ratio: {ratio}'],
    turnRight: ['סיבוב ימינה', 'Rotate right'],
    turnLeft: ['סיבוב שמאלה', 'Rotate left'],
    reset: ['איפוס', 'Reset'],
    save: ['שמירת התמונה', 'Save the picture'],
    cancel: ['ביטול', 'Cancel'],
  },
  sending: {
    progress: ['התקדמות ההעלאה: {name}', 'Upload progress: {name}'],
    now: ['מעלים… {percent}%', 'Uploading… {percent}%'],
    finishing: ['עוד רגע, מסיימים…', 'Nearly there…'],
    waiting: ['ממתין בתור', 'Waiting in line'],
    cancel: ['ביטול', 'Cancel'],
    cancelNamed: ['ביטול ההעלאה של ״{name}״', 'Cancel the upload of {name}'],
    retry: ['לנסות שוב', 'Try again'],
    retryNamed: ['לנסות שוב להעלות את ״{name}״', 'Try again: {name}'],
    dismiss: ['הסרה', 'Dismiss'],
    dismissNamed: ['הסרה: ״{name}״', 'Dismiss {name}'],
    failed: ['ההעלאה לא הצליחה', 'The upload failed'],
  },
  gallery: {
    choose: ['הוספת תמונות', 'Add pictures'],
    hint: ['אפשר לבחור כמה תמונות יחד, לגרור לכאן או להדביק', 'Choose several at once, drop them here or paste'],
    touchHint: ['אפשר לבחור כמה תמונות יחד', 'Choose several at once'],
    list: ['תמונות שעולות עכשיו', 'Pictures being uploaded'],
    skipped: [
      '{count, plural, one {תמונה אחת לא נוספה} two {שתי תמונות לא נוספו} other {# תמונות לא נוספו}}, כי אין עוד מקום בגלריה',
      '{count, plural, one {One picture was not added} other {# pictures were not added}}: the gallery has no room for more',
    ],
  },
  document: {
    choose: ['בחירת קובץ PDF', 'Choose a PDF file'],
    hint: [
      'עד {megabytes} מ״ב. מי שמבקר בכרטיס יכול להוריד אותו',
      'Up to {megabytes} MB. Visitors to the card can download it',
    ],
    replace: ['החלפה: {label}', 'Replace: {label}'],
    remove: ['הסרה: {label}', 'Remove: {label}'],
    notPdf: ['אפשר לצרף כאן קובצי PDF בלבד', 'Only PDF files can be attached here'],
    done: ['הקובץ נשמר', 'The file is saved'],
    unnamed: ['קובץ PDF', 'PDF file'],
  },
  language: { he: ['עברית', 'Hebrew'], en: ['אנגלית', 'English'] },
});
