import { expect, test } from 'vitest';
import { newBlock } from '#features/profiles/blocks/form-block.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { toForm, withChanges } from './form.ts';
import { createNormalizer } from './normalize.ts';
import { exampleDocument } from './testing/example.ts';

const form = toForm(exampleDocument, false);
const changed = (change: Partial<ProfileDocument>): ProfileDocument => ({ ...exampleDocument, ...change });

test('changes from elsewhere are shown, and what is typed in other fields stays, also if it cannot be saved yet', () => {
  const unfinished = newBlock('links');
  const typed = {
    ...form,
    contact: { ...form.contact, whatsapp: { number: '05', text: {} } },
    blocks: [...form.blocks, unfinished],
  };
  const { identity, contact, blocks } = exampleDocument;
  const after = changed({
    identity: { ...identity, title: { he: 'elsewhere' } },
    contact: { ...contact, website: 'https://else.example' },
    blocks: blocks.slice(1),
  });
  const next = withChanges(typed, exampleDocument, after);
  expect([next.identity.title.he, next.contact.website]).toEqual(['elsewhere', 'https://else.example']);
  expect(next.contact.whatsapp.number).toBe('05');
  expect(next.contact.phones).toBe(typed.contact.phones);
  expect(next.blocks).toEqual([...typed.blocks.slice(1, -1), unfinished]);
});

test('the form after changes is saved as exactly those changes', () => {
  const { identity, blocks } = exampleDocument;
  const after = changed({ identity: { ...identity, name: { he: 'Gil' } }, blocks: blocks.toReversed() });
  const next = withChanges(form, exampleDocument, after);
  expect(createNormalizer(exampleDocument)(next).document).toEqual(after);
});
