import { picture } from '#base/schemas.ts';
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
