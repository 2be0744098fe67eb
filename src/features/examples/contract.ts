/** Examples: profiles of invented businesses that show what a card can be. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { locales } from '#i18n/locale.ts';

/** What a business does, as the gallery of examples sorts it. */
export const exampleFields = ['home', 'money', 'care', 'shops', 'creative', 'other'] as const;
export const exampleField = z.enum(exampleFields);
export type ExampleField = z.output<typeof exampleField>;

export const example = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** From the root: `/p/dana`. */
  address: z.string(),
  /** In the reader's language, or in the one that the card is written in. */
  name: z.string(),
  title: z.string(),
  field: exampleField,
  template: z.string(),
  language: z.enum(locales),
});
export type Example = z.output<typeof example>;

export const examplesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/examples',
    access: 'public',
    summary: 'The example profiles, in their order',
    answer: z.array(example),
  }),
};
