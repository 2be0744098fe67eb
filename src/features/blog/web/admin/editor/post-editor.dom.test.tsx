import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { DraftPost } from '../../../contract.ts';
import { draftExample } from '../testing/post-examples.ts';
import { PostEditor } from './post-editor.tsx';

afterEach(() => sessionStorage.clear());

const post = draftExample({ version: 4, title: 'First tap', language: 'en' });
const paragraph = (text: string) => ({ body: [{ kind: 'paragraph' as const, runs: [{ text }] }] });

const theirs = { summary: 'Theirs', ...paragraph('Written elsewhere') };

/** Opens a post of which the server has a newer version, and changes its title. */
async function mount(newer: Partial<DraftPost>) {
  const current = { ...post, ...newer, version: 9 };
  const sent: DraftPost[] = [];
  const fetch = async (url: RequestInfo | URL, { body = '{}' }: RequestInit = {}) => {
    const draft = JSON.parse(String(body));
    if (!String(url).includes('post')) return Response.json({ csrfToken: 'x' });
    if (draft.version !== 9) return Response.json({ message: 'stale', post: current }, { status: 409 });
    sent.push(draft);
    return Response.json({ ...current, ...draft, version: 10 });
  };
  render(pageOf(<PostEditor post={post} userId={1} />, { locale: 'en', fetch }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' here');
  return { sent, save: () => fireEvent.keyDown(window, { code: 'KeyS', ctrlKey: true }) };
}

test('changes of other fields appear, also in the text, and nothing is asked', async () => {
  const { sent, save } = await mount(theirs);
  save();
  await screen.findByText('Written elsewhere');
  expect(screen.getByDisplayValue('Theirs')).toBeTruthy();
  await expect.poll(() => sent).toMatchObject([{ ...theirs, title: 'First tap here' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the same field is asked for, with mine chosen; the chosen mix is saved', async () => {
  const { sent, save } = await mount({ ...theirs, title: 'Their tap' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Summary' }), { target: { value: 'Mine' } });
  save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual(['Title', 'Summary']);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^First tap here/ }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: /^Theirs/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
  await expect.poll(() => sent).toMatchObject([{ ...theirs, title: 'First tap here' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
