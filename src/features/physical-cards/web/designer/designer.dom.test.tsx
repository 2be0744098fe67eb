import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { SavedDesign } from '../../contract.ts';
import { Designer } from './designer.tsx';
import { draftOf, unsavedDesigns } from './state/draft.ts';
import { designExample, profileExample, savedExample } from './testing/examples.ts';

afterEach(() => sessionStorage.clear());

const words = { ...designExample.words, company: 'Theirs' };
const newer: SavedDesign = { ...savedExample, version: 9, design: { ...designExample, template: 'paper', words } };

/** Opens a design of which the server has a newer version. */
function mount(saved = savedExample) {
  const sent: SavedDesign[] = [];
  const fetch = async (url: RequestInfo | URL, { body = '{}' }: RequestInit = {}) => {
    const design = JSON.parse(String(body));
    if (!String(url).includes('design')) return new Response('', { status: 503 });
    if (design.version !== 9) return Response.json({ message: 'stale', current: newer }, { status: 409 });
    sent.push(design);
    return Response.json({ ...newer, ...design, version: 10 });
  };
  const start = { userId: 5, saved, order: undefined, profiles: [profileExample], draft: draftOf(saved) };
  render(pageOf(<Designer start={start} />, { locale: 'en', fetch }));
  return { sent, save: () => fireEvent.keyDown(window, { code: 'KeyS', ctrlKey: true }) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('changes of other parts appear as one undo step, and nothing is asked', async () => {
  const { sent, save } = mount();
  await userEvent.type(field('Role'), 's');
  save();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.design).toEqual({ ...newer.design, words: { ...words, title: 'Architects' } });
  expect([field('Business name').value, screen.queryByRole('dialog')]).toEqual(['Theirs', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([field('Business name').value, field('Role').value]).toEqual(['', 'Architects']);
});

test('the same part is asked for, with mine chosen and a card face of each; the chosen mix is saved', async () => {
  const { sent, save } = mount();
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
  await userEvent.type(field('Business name'), 'Mine');
  save();
  const dialog = within(await screen.findByRole('dialog'));
  const sides = dialog.getAllByRole<HTMLInputElement>('radio');
  expect(sides.map(({ checked }) => checked)).toEqual([true, false, true, false]);
  expect(sides.filter((side) => side.closest('label')?.querySelector('svg'))).toHaveLength(4);
  expect(dialog.getByRole('radio', { name: /^Mine Written here/ })).toBe(sides[2]);
  await userEvent.click(dialog.getByRole('radio', { name: /Paper/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.design).toEqual({ ...newer.design, words: { ...words, company: 'Mine' } });
});

test('a colour of three digits is taken on leaving the field, and what is no colour gives way to the last good one', async () => {
  mount();
  const type = async (text: string) => {
    await userEvent.clear(field('Main colour'));
    await userEvent.type(field('Main colour'), text);
    await userEvent.tab();
    return field('Main colour').value;
  };
  expect([await type('#1A3'), screen.queryByText(/former one stays/)]).toEqual(['#11aa33', null]);
  expect([await type('red'), screen.queryAllByText(/former one stays/).length]).toEqual(['#11aa33', 1]);
  expect(field('Main colour').getAttribute('aria-invalid')).not.toBe('true');
  expect([await type('0f4c4a'), screen.queryByText(/former one stays/)]).toEqual(['#0f4c4a', null]);
});

test('unsaved changes of an older version are merged into the newer one, and can be discarded', async () => {
  const draft = draftOf(savedExample);
  unsavedDesigns.write(5, 15, { version: 4, base: draft, draft: { ...draft, name: 'Unsaved' } });
  mount(newer);
  expect([field('Name of the design').value, field('Business name').value]).toEqual(['Unsaved', 'Theirs']);
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  expect([field('Name of the design').value, field('Business name').value]).toEqual(['Fair', 'Theirs']);
});
