import { texts } from '#i18n/texts.ts';

export const galleryTexts = texts('block', {
  he: {
    gallery: {
      name: 'גלריה',
      about: 'תמונות של העבודות שלכם',
      count: '{count, plural, =0 {עוד אין תמונות} one {תמונה אחת} two {שתי תמונות} other {# תמונות}}',
      page: {
        title: 'גלריה',
        picture: 'תמונה {position} מתוך {count}',
        close: 'סגירה',
        next: 'התמונה הבאה',
        previous: 'התמונה הקודמת',
        viewer: 'גלריה במסך מלא',
      },
      form: {
        one: 'תמונה {position}',
        alt: 'מה רואים בתמונה',
        altHint: 'למשל: מטבח לבן אחרי שיפוץ',
        plan: '{used} מתוך {max} תמונות בחבילה שלכם',
      },
    },
  },
  en: {
    gallery: {
      name: 'Gallery',
      about: 'Pictures of your work',
      count: '{count, plural, =0 {No pictures yet} one {One picture} other {# pictures}}',
      page: {
        title: 'Gallery',
        picture: 'Picture {position} of {count}',
        close: 'Close',
        next: 'Next picture',
        previous: 'Previous picture',
        viewer: 'Full-screen gallery',
      },
      form: {
        one: 'Picture {position}',
        alt: 'What is in the picture',
        altHint: 'For example: a white kitchen after renovation',
        plan: '{used} of {max} pictures in your plan',
      },
    },
  },
});
