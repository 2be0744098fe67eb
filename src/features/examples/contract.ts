/** Examples: profiles of fictional businesses that show what a profile can contain. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { locales } from '#i18n/locale.ts';

/** Business field, used as a category in the examples gallery. */
export const exampleFields = ['home', 'money', 'care', 'shops', 'creative', 'other'] as const;
export const exampleField = z.enum(exampleFields);
export type ExampleField = z.output<typeof exampleField>;

export const example = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** Path from the root: `/p/dana`. */
  address: z.string(),
  /** In the reader's language, otherwise in the profile's language. */
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
