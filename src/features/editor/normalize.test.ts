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

describe('an unchanged document', () => {
  test('normalizes to itself', () => {
    const { normalize, form } = startEditor();
    const normalized = normalize(form());
    expect(normalized.document).toEqual(exampleDocument);
    expect(normalized.errors).toEqual({});
    expect(isComplete(normalized, form())).toBe(true);
  });

  test('formats phone numbers for reading', () => {
    expect(
      startEditor()
        .form()
        .contact.phones.map(({ number }) => number),
    ).toEqual(['050-123-4567', '*4000']);
  });

  test('retains a block of a newer version as the same object', () => {
    const { normalize, form } = startEditor();
    expect(form().blocks[1]).toBe(exampleDocument.blocks[1]);
    expect(normalize(form()).document.blocks[1]).toEqual({ id: 'future', kind: 'hologram', isHidden: false, depth: 3 });
  });
});

describe('incomplete input', () => {
  test('an incomplete phone number stays in the form, and the previous number in the document', () => {
    const editor = startEditor();
    const normalized = editor.type('contact.phones.0.number', '052-77');
    expect(editor.form().contact.phones[0]?.number).toBe('052-77');
    expect(normalized.document.contact.phones[0]?.number).toBe('+972501234567');
    expect(normalized.errors).toEqual({ 'contact.phones.0.number': 'errors.invalid' });
    expect(isComplete(normalized, editor.form())).toBe(false);
  });

  test('a completed number replaces the previous one', () => {
    const editor = startEditor();
    editor.type('contact.phones.0.number', '052-77');
    const normalized = editor.type('contact.phones.0.number', '052 777 7777');
    expect(normalized.document.contact.phones[0]?.number).toBe('+972527777777');
    expect(normalized.errors).toEqual({});
  });

  test('the previous value is matched after the list is reordered', () => {
    const editor = startEditor();
    editor.type('contact.phones.0.number', '052-77');
    const normalized = editor.type('contact.phones', editor.form().contact.phones.toReversed());
    expect(normalized.document.contact.phones.map(({ number }) => number)).toEqual(['*4000', '+972501234567']);
    expect(normalized.errors).toEqual({ 'contact.phones.1.number': 'errors.invalid' });
  });

  test('a new item is left out until valid, without an error while empty', () => {
    const editor = startEditor();
    const phones = editor.form().contact.phones;
    const blank = editor.type('contact.phones', [{ key: 'new', kind: 'mobile', number: '' }, ...phones]);
    expect([blank.document.contact.phones.length, blank.errors]).toEqual([2, {}]);
    const incomplete = editor.type('contact.phones.0.number', '05');
    expect(incomplete.document.contact.phones.map(({ number }) => number)).toEqual(['+972501234567', '*4000']);
    expect(incomplete.errors).toEqual({ 'contact.phones.0.number': 'errors.invalid' });
    expect(editor.type('contact.phones.0.number', '03-1234567').document.contact.phones).toHaveLength(3);
  });

  test('a link with a label and no address has a required error', () => {
    const editor = startEditor();
    const normalized = editor.type('blocks.0.items.1.address', ' ');
    expect(normalized.errors).toEqual({ 'blocks.0.items.1.address': 'errors.required' });
    expect(normalized.document.blocks[0]).toMatchObject({ items: [{ label: { he: 'Shop' } }] });
  });

  test('a javascript: address is rejected', () => {
    const normalized = startEditor().type('blocks.0.items.0.address', 'javascript:alert(1)');
    expect(normalized.document.blocks[0]).toMatchObject({ items: [{ address: 'https://shop.example/' }, {}] });
    expect(normalized.errors).toEqual({ 'blocks.0.items.0.address': 'errors.invalid' });
  });

  test('an incomplete colour leaves the previous colour, or none at first', () => {
    const editor = startEditor();
    expect(editor.type('design.colours.accent', '#12').document.design.colours).toEqual({});
    expect(editor.type('design.colours.accent', '#123456').document.design.colours).toEqual({ accent: '#123456' });
    const normalized = editor.type('design.colours.accent', '#1234');
    expect(normalized.document.design.colours).toEqual({ accent: '#123456' });
    expect(normalized.errors).toEqual({ 'design.colours.accent': 'errors.invalid' });
  });

  test('colours with too little contrast leave the previous ones', () => {
    const editor = startEditor();
    editor.type('design.colours', { ground: '#ffffff', ink: '#111111' });
    const normalized = editor.type('design.colours.ink', '#eeeeee');
    expect(normalized.document.design.colours).toEqual({ ground: '#ffffff', ink: '#111111' });
    expect(normalized.errors).toEqual({ 'design.colours': 'errors.contrast' });
  });

  test('an incomplete email address and website leave the previous ones', () => {
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

  test('a block with a wrong address is left out, and the others remain', () => {
    const editor = startEditor();
    const added = toFormBlock({ id: 'new', kind: 'video', isHidden: false, title: {}, address: 'no video' });
    const normalized = editor.type('blocks', [added, ...editor.form().blocks]);
    expect(normalized.document.blocks.map(({ id }) => id)).toEqual(['links', 'future', 'video', 'hours']);
    expect(normalized.errors).toEqual({ 'blocks.0.address': 'errors.invalid' });
    expect(isComplete(normalized, editor.form())).toBe(false);
  });

  test('a map link without coordinates is a validation error', () => {
    const editor = startEditor();
    const normalized = editor.type('contact.address.place', 'https://maps.app.goo.gl/x');
    expect(normalized.errors).toEqual({ 'contact.address.place': 'errors.invalid' });
    expect(editor.type('contact.address.place', '31.5, 34.5').document.contact.address?.point).toEqual({
      latitude: 31.5,
      longitude: 34.5,
    });
  });
});

test('a postcode of any country, or of none, stays: a refused one would leave a stored profile when it is opened', () => {
  const editor = startEditor();
  for (const postcode of ['6300112', 'SW1A 2AA', '61000', '";1=1;//']) {
    const { document, errors } = editor.type('contact.address', { street: {}, city: {}, postcode, place: '' });
    expect([document.contact.address?.postcode, errors]).toEqual([postcode, {}]);
  }
});

test('cleared fields are removed from the document', () => {
  const editor = startEditor();
  editor.type('contact.website', ' ');
  editor.type('contact.whatsapp.number', '');
  editor.type('contact.address', { street: {}, city: { he: '' }, postcode: '', place: '' });
  const { contact } = editor.type('contact.emails', []).document;
  expect(contact).toEqual({ phones: exampleDocument.contact.phones, emails: [] });
});

test('unchanged parts retain object identity to avoid re-rendering', () => {
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

test('a path from the server maps to the form, skipping the items left out', () => {
  const editor = startEditor();
  const phones = editor.form().contact.phones;
  editor.type('contact.phones', [{ key: 'new', kind: 'mobile', number: '' }, ...phones]);
  const video = toFormBlock({ id: 'new', kind: 'video', isHidden: false, title: {}, address: 'no video' });
  const { retained } = editor.type('blocks', [video, ...editor.form().blocks]);
  expect(formPath('contact.phones.0.number', retained)).toBe('contact.phones.1.number');
  expect(formPath('blocks.0.items.1.address', retained)).toBe('blocks.1.items.1.address');
  expect(formPath('contact.emails.0', retained)).toBe('contact.emails.0.address');
  expect(formPath('identity.name.he', retained)).toBe('identity.name.he');
});

test('each of several errors in a list has its own path', () => {
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

test('a list of 100 invalid items still normalizes, with an error for each', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ key: `k${index}`, label: {}, address: 'not one' }));
  const form: EditorForm = { ...toForm(exampleDocument, false), blocks: [] };
  const normalized = createNormalizer(exampleDocument)({
    ...form,
    blocks: [{ id: 'a', kind: 'links', isHidden: false, title: {}, items }],
  });
  expect(normalized.document.blocks[0]).toMatchObject({ items: [] });
  expect(Object.keys(normalized.errors)).toHaveLength(100);
});

test('a time that cannot be read is reported, and the document keeps the previous one', () => {
  const normalize = createNormalizer(exampleDocument);
  const form = toForm(exampleDocument, false);
  normalize(form);
  const { errors, document } = normalize(setIn(form, pathSegments('blocks.3.week.0.0.from'), '2500'));
  expect([Object.keys(errors), document.blocks]).toEqual([['blocks.3.week.0.0.from'], exampleDocument.blocks]);
});
