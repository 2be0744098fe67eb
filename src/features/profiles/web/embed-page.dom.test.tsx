import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { EmbedPage } from './embed-page.tsx';

test.each([
  ['Width in pixels', '5', '280', 'From 280 to 640'],
  ['Width in pixels', '9000', '640', 'From 280 to 640'],
  ['Height in pixels', '', '720', 'From 400 to 1400'],
])('%s: a size out of range is corrected in its field when it is left: %j', async (name, typed, corrected, range) => {
  render(pageOf(<EmbedPage sample={undefined} onLogin={() => undefined} />, { locale: 'en', at: '/embed' }));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name, description: range });
  const user = userEvent.setup();
  await user.clear(field);
  if (typed) await user.type(field, typed);
  expect(field.value).toBe(typed);
  await user.tab();
  expect(field.value).toBe(corrected);
});
