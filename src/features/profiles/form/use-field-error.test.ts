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
    { kind: 'video', address: 'https://example.com/film' },
    { kind: 'video', address: '!!' },
    { kind: 'payment', items: [{ address: 'example.com' }, { address: '' }] },
    { kind: 'hours', week: [[{ from: '25:99', to: 600 }]] },
  ],
};

test.each([
  ['blocks.0.items.0.address', 'network'],
  ['blocks.0.items.1.address', 'whatsapp'],
  ['blocks.1.items.0.address', 'link'],
  ['blocks.2.address', 'video'],
  ['blocks.3.address', 'link'],
  ['blocks.4.items.0.address', 'payment'],
  ['blocks.4.items.1.address', 'link'],
  ['blocks.5.week.0.0.from', 'time'],
  ['contact.whatsapp.number', 'whatsapp'],
  ['contact.website', undefined],
  ['contact.address', undefined],
])('the field %s has the messages of %s', (path, name) => {
  expect(specialFieldAt(form, path)).toBe(name);
});
