import { picture } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxPictures = 100;

export const galleryBlock = defineBlock({
  shape: { pictures: listOf(picture, maxPictures) },
  empty: () => ({ pictures: [] }),
  list: { name: 'pictures', blankIn: ['file'] },
  limitedBy: 'galleryPictures',
  files: ({ pictures }) => pictures.map(({ file }, index) => [file, `pictures.${index}`]),
  pictures: ({ pictures }) => pictures,
});

export const galleryTexts = texts('block', {
  gallery: {
    name: ['גלריה', 'Gallery'],
    about: ['תמונות של העבודות שלכם', 'Pictures of your work'],
    count: [
      '{count, plural, =0 {עוד אין תמונות} one {תמונה אחת} two {שתי תמונות} other {# תמונות}}',
      '{count, plural, =0 {No pictures yet} one {One picture} other {# pictures}}',
    ],
    page: {
      title: ['גלריה', 'Gallery'],
      picture: ['תמונה {position} מתוך {count}', 'Picture {position} of {count}'],
      close: ['סגירה', 'Close'],
      next: ['התמונה הבאה', 'Next picture'],
      previous: ['התמונה הקודמת', 'Previous picture'],
      viewer: ['גלריה במסך מלא', 'Full-screen gallery'],
    },
    form: {
      one: ['תמונה {position}', 'Picture {position}'],
      alt: ['מה רואים בתמונה', 'What is in the picture'],
      altHint: ['למשל: מטבח לבן אחרי שיפוץ', 'For example: a white kitchen after renovation'],
      plan: ['{used} מתוך {max} תמונות בחבילה שלכם', '{used} of {max} pictures in your plan'],
    },
  },
});
