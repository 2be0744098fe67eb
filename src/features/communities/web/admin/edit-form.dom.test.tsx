import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { draftOf, EditForm } from './edit-form.tsx';

const nothing = () => undefined;
const form = (
  <EditForm id={undefined} draft={draftOf(undefined)} onChange={nothing} onCancel={nothing} onDone={nothing} />
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a new community gets an address from its name, which says when it is nearly full', async () => {
  const user = userEvent.setup();
  render(pageOf(form, { locale: 'en' }));
  await user.type(field(/Name in Hebrew/), 'אופים');
  expect([field(/Address/).value, screen.queryByText('/communities/aopim')?.tagName]).toEqual(['aopim', 'BDI']);
  await user.type(field(/Name in English/), 'Bakers');
  expect(field(/Address/).value).toBe('bakers');
  await user.type(field(/Name in Hebrew/), 'x'.repeat(45));
  expect(screen.getByText(/10 characters left/)).toBeDefined();
  expect(field(/Address/).value).toBe('bakers');
});

test('an empty address is asked for, and Hebrew in it is not shown as part of a link', async () => {
  const user = userEvent.setup();
  render(pageOf(form, { locale: 'en' }));
  await user.type(field(/Address/), 'לא');
  expect(screen.queryByText(/\/communities\//)).toBeNull();
  await user.clear(field(/Address/));
  await user.click(screen.getByRole('button', { name: 'Open the community' }));
  expect(await screen.findByText('An address is needed')).toBeDefined();
});
