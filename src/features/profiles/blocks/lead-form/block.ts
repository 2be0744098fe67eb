import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxOwnFields = 10;
export const ownFieldKinds = ['text', 'choice', 'date'] as const;

const ownField = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
  kind: z.enum(ownFieldKinds, { error: 'errors.invalid' }),
  label: localizedText(80),
  choices: listOf(localizedText(80), 20).default([]),
  isRequired: z.boolean().default(false),
});

/** Name, phone and message are always included. */
const standardFields = 3;

export const leadFormBlock = defineBlock({
  shape: { button: localizedText(40).default({}), fields: listOf(ownField, maxOwnFields).default([]) },
  empty: () => ({ button: {}, fields: [] }),
  list: { name: 'fields', blankIn: ['label', 'choices'] },
  limitedBy: 'leadFields',
  count: ({ fields }) => fields.length + standardFields,
});
