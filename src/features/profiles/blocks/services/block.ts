import { z } from 'zod';
import { localizedText, picture } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
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
  list: { name: 'items', blankIn: ['name', 'text', 'price', 'picture'], shownBy: ['name'] },
  files: ({ items }) => items.map((item, index) => [item.picture?.file, `items.${index}.picture`]),
  pictures: ({ items }) => items.map((item) => item.picture),
});

export const servicesTexts = texts('block', {
  services: {
    name: ['שירותים ומחירים', 'Services and prices'],
    about: ['מה אתם מציעים, וכמה זה עולה', 'What you offer, and what it costs'],
    count: [
      '{count, plural, =0 {עוד אין שירותים} one {שירות אחד} two {שני שירותים} other {# שירותים}}',
      '{count, plural, =0 {No services yet} one {One service} other {# services}}',
    ],
    page: { title: ['שירותים', 'Services'] },
    form: {
      name: ['שם השירות', 'Name of the service'],
      text: ['כמה מילים עליו', 'A few words about it'],
      price: ['מחיר', 'Price'],
      pricePlaceholder: ['למשל: מ־₪250', 'For example: from ₪250'],
      picture: ['תמונה', 'Picture'],
      pictureAlt: ['למשל: תספורת קצרה מאחור', 'For example: a short haircut from behind'],
      add: ['הוספת שירות', 'Add a service'],
      one: ['שירות {position}', 'Service {position}'],
    },
  },
});
