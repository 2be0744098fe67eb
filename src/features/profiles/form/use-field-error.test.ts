import { expect, test } from 'vitest';
import { specialFieldAt } from './use-field-error.ts';

const form = {
  blocks: [
    {
      kind: 'social',
      items: [
        { network: 'instagram', address: '!!' },
        { network: 'whatsapp', address: 'abc' },
      ],
    },
    { kind: 'links', items: [{ address: '!!' }] },
  ],
};

test.each([
  ['blocks.0.items.0.address', 'network'],
  ['blocks.0.items.1.address', 'whatsapp'],
  ['blocks.1.items.0.address', 'link'],
  ['contact.whatsapp.number', 'whatsapp'],
  ['contact.website', undefined],
  ['contact.address', undefined],
])('the field %s has the messages of %s', (path, name) => {
  expect(specialFieldAt(form, path)).toBe(name);
});
