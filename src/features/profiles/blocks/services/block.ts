import { z } from 'zod';
import { localizedText, picture } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxServices = 60;

const service = z.object({
  name: localizedText(80),
  text: localizedText(400).default({}),
  price: localizedText(40).default({}),
  picture: picture.optional(),
});

export const servicesBlock = defineBlock({
  shape: { items: listOf(service, maxServices) },
  empty: () => ({ items: [{ name: {}, text: {}, price: {} }] }),
  list: { name: 'items', blankIn: ['name', 'text', 'price', 'picture'] },
  files: ({ items }) => items.map((item, index) => [item.picture?.file, `items.${index}.picture`]),
  pictures: ({ items }) => items.map((item) => item.picture),
});
