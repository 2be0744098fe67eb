import { z } from 'zod';
import { picture, words } from '#base/content-schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxServices = 60;

const service = z.object({
  name: words(80),
  text: words(400).default({}),
  price: words(40).default({}),
  picture: picture.optional(),
});

export const servicesBlock = defineBlock({
  shape: { items: listOf(service, maxServices) },
  empty: () => ({ items: [{ name: {}, text: {}, price: {} }] }),
  list: { name: 'items', blankIn: ['name', 'text', 'price', 'picture'] },
  files: ({ items }) => items.map((item, index) => [item.picture?.file, `items.${index}.picture`]),
  pictures: ({ items }) => items.map((item) => item.picture),
});
