import { describe, expect, test } from 'vitest';
import { pathSegments, setIn } from '#base/edits/value-paths.ts';
import { toFormBlock } from '#features/profiles/blocks/form-block.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { type EditorForm, toForm } from './form.ts';
import { createNormalizer, formPath, isComplete } from './normalize.ts';
import { exampleDocument } from './testing/example.ts';

function startEditor(document: ProfileDocument = exampleDocument) {
  const normalize = createNormalizer(document);
  let form = toForm(document, false);
  normalize(form);
  return {
    normalize,
    form: () => form,
    type: (path: string, value: unknown) => {
      form = setIn(form, pathSegments(path), value);
      return normalize(form);
    },
  };
}

describe('a document opened and untouched', () => {
  test('settles to itself', () => {
    const { normalize, form } = startEditor();
    const normalized = normalize(form());
    expect(normalized.document).toEqual(exampleDocument);
    expect(normalized.errors).toEqual({});
    expect(isComplete(normalized, form())).toBe(true);
  });

  test('shows phones as people write them', () => {
    expect(
      startEditor()
        .form()
        .contact.phones.map(({ number }) => number),
    ).toEqual(['050-123-4567', '*4000']);
  });

  test('keeps a block of a newer version as the very object that came', () => {
    const { normalize, form } = startEditor();
    expect(form().blocks[1]).toBe(exampleDocument.blocks[1]);
    expect(normalize(form()).document.blocks[1]).toEqual({ id: 'future', kind: 'hologram', isHidden: false, depth: 3 });
  });
});

describe('half of something', () => {
  test('a half-typed phone stays in the form, and the number before it in the document', () => {
    const editor = startEditor();
    const normalized = editor.type('contact.phones.0.number', '052-77');
    expect(editor.form().contact.phones[0]?.number).toBe('052-77');
    expect(normalized.document.contact.phones[0]?.number).toBe('+972501234567');
    expect(normalized.errors).toEqual({ 'contact.phones.0.number': 'errors.invalid' });
    expect(isComplete(normalized, editor.form())).toBe(false);
  });

  test('whole again, it takes the place of the one before', () => {
    const editor = startEditor();
    editor.type('contact.phones.0.number', '052-77');
    const normalized = editor.type('contact.phones.0.number', '052 777 7777');
    expect(normalized.document.contact.phones[0]?.number).toBe('+972527777777');
    expect(normalized.errors).toEqual({});
  });

  test('the one before is found again after the list was turned around', () => {
    const editor = startEditor();
    editor.type('contact.phones.0.number', '052-77');
    const normalized = editor.type('contact.phones', editor.form().contact.phones.toReversed());
    expect(normalized.document.contact.phones.map(({ number }) => number)).toEqual(['*4000', '+972501234567']);
    expect(normalized.errors).toEqual({ 'contact.phones.1.number': 'errors.invalid' });
  });

  test('a new thing waits outside until it is whole, without a complaint while it is empty', () => {
    const editor = startEditor();
    const phones = editor.form().contact.phones;
    const blank = editor.type('contact.phones', [{ key: 'new', kind: 'mobile', number: '' }, ...phones]);
    expect([blank.document.contact.phones.length, blank.errors]).toEqual([2, {}]);
    const incomplete = editor.type('contact.phones.0.number', '05');
    expect(incomplete.document.contact.phones.map(({ number }) => number)).toEqual(['+972501234567', '*4000']);
    expect(incomplete.errors).toEqual({ 'contact.phones.0.number': 'errors.invalid' });
    expect(editor.type('contact.phones.0.number', '03-1234567').document.contact.phones).toHaveLength(3);
  });

  test('a link with a name and no address says what it lacks', () => {
    const editor = startEditor();
    const normalized = editor.type('blocks.0.items.1.address', ' ');
    expect(normalized.errors).toEqual({ 'blocks.0.items.1.address': 'errors.required' });
    expect(normalized.document.blocks[0]).toMatchObject({ items: [{ label: { he: 'Shop' } }] });
  });

  test('a script is never taken for an address', () => {
    const normalized = startEditor().type('blocks.0.items.0.address', 'javascript:alert(1)');
    expect(normalized.document.blocks[0]).toMatchObject({ items: [{ address: 'https://shop.example/' }, {}] });
    expect(normalized.errors).toEqual({ 'blocks.0.items.0.address': 'errors.invalid' });
  });

  test('half a colour leaves the colour before, and a first one none', () => {
    const editor = startEditor();
    expect(editor.type('design.colours.accent', '#12').document.design.colours).toEqual({});
    expect(editor.type('design.colours.accent', '#123456').document.design.colours).toEqual({ accent: '#123456' });
    const normalized = editor.type('design.colours.accent', '#1234');
    expect(normalized.document.design.colours).toEqual({ accent: '#123456' });
    expect(normalized.errors).toEqual({ 'design.colours.accent': 'errors.invalid' });
  });

  test('colours that cannot be read leave those before', () => {
    const editor = startEditor();
    editor.type('design.colours', { ground: '#ffffff', ink: '#111111' });
    const normalized = editor.type('design.colours.ink', '#eeeeee');
    expect(normalized.document.design.colours).toEqual({ ground: '#ffffff', ink: '#111111' });
    expect(normalized.errors).toEqual({ 'design.colours': 'errors.contrast' });
  });

  test('a mail address and a website on the way leave those before', () => {
    const editor = startEditor();
    editor.type('contact.website', 'negia');
    const normalized = editor.type('contact.emails.0.address', 'noa@');
    expect(normalized.document.contact).toMatchObject({
      emails: ['noa@cards.example'],
      website: 'https://negia.example/',
    });
    expect(normalized.errors).toEqual({
      'contact.website': 'errors.invalid',
      'contact.emails.0.address': 'errors.invalid_email',
    });
  });

  test('a block whose one address is missing waits outside, and the others stay', () => {
    const editor = startEditor();
    const added = toFormBlock({ id: 'new', kind: 'video', isHidden: false, title: {}, address: '' });
    const normalized = editor.type('blocks', [added, ...editor.form().blocks]);
    expect(normalized.document.blocks.map(({ id }) => id)).toEqual(['links', 'future', 'video', 'hours']);
    expect(normalized.errors).toEqual({ 'blocks.0.address': 'errors.invalid' });
    expect(isComplete(normalized, editor.form())).toBe(false);
  });

  test('a link of a map that names no place is said to be one', () => {
    const editor = startEditor();
    const normalized = editor.type('contact.address.place', 'https://maps.app.goo.gl/x');
    expect(normalized.errors).toEqual({ 'contact.address.place': 'errors.invalid' });
    expect(editor.type('contact.address.place', '31.5, 34.5').document.contact.address?.point).toEqual({
      latitude: 31.5,
      longitude: 34.5,
    });
  });
});

test('emptied fields leave the document', () => {
  const editor = startEditor();
  editor.type('contact.website', ' ');
  editor.type('contact.whatsapp.number', '');
  editor.type('contact.address', { street: {}, city: { he: '' }, postcode: '', place: '' });
  const { contact } = editor.type('contact.emails', []).document;
  expect(contact).toEqual({ phones: exampleDocument.contact.phones, emails: [] });
});

test('what did not change stays the same object, so that nobody shows it again', () => {
  const { normalize, form, type } = startEditor();
  const before = normalize(form()).document;
  const after = type('identity.name.he', 'Noa').document;
  expect(after.blocks).toBe(before.blocks);
  expect(after.contact).toBe(before.contact);
  expect(after.identity).not.toBe(before.identity);
  const changed = type('blocks.0.title', { he: 'x' }).document;
  expect(changed.blocks[0]).not.toBe(before.blocks[0]);
  expect(changed.blocks[2]).toBe(before.blocks[2]);
});

test('a place that the server names is found in the form, past all that waits outside', () => {
  const editor = startEditor();
  const phones = editor.form().contact.phones;
  editor.type('contact.phones', [{ key: 'new', kind: 'mobile', number: '' }, ...phones]);
  const video = toFormBlock({ id: 'new', kind: 'video', isHidden: false, title: {}, address: '' });
  const { retained } = editor.type('blocks', [video, ...editor.form().blocks]);
  expect(formPath('contact.phones.0.number', retained)).toBe('contact.phones.1.number');
  expect(formPath('blocks.0.items.1.address', retained)).toBe('blocks.1.items.1.address');
  expect(formPath('contact.emails.0', retained)).toBe('contact.emails.0.address');
  expect(formPath('identity.name.he', retained)).toBe('identity.name.he');
});

test('of several faults in one list each is laid at its own door', () => {
  const items = ['not one', 'nor this', 'https://fine.example/'].map((address, index) => ({
    key: `k${index}`,
    label: { he: 'x'.repeat(index === 0 ? 90 : 1) },
    address,
  }));
  const normalized = startEditor().type('blocks.0.items', items);
  expect(normalized.document.blocks[0]).toMatchObject({ items: [{ address: 'https://fine.example/' }] });
  expect(Object.keys(normalized.errors).sort()).toEqual([
    'blocks.0.items.0.address',
    'blocks.0.items.0.label.he',
    'blocks.0.items.1.address',
  ]);
});

test('a form without a single right thing in a list of many is settled all the same', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ key: `k${index}`, label: {}, address: 'not one' }));
  const form: EditorForm = { ...toForm(exampleDocument, false), blocks: [] };
  const normalized = createNormalizer(exampleDocument)({
    ...form,
    blocks: [{ id: 'a', kind: 'links', isHidden: false, title: {}, items }],
  });
  expect(normalized.document.blocks[0]).toMatchObject({ items: [] });
  expect(Object.keys(normalized.errors)).toHaveLength(100);
});
