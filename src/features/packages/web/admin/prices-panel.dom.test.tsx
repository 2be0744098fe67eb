import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { emptyPrice } from './price-draft.ts';
import { PricesPanel } from './prices-panel.tsx';
import { adminPackageExample } from './testing/admin-package-example.ts';

function Panel() {
  const [draft, setDraft] = useState(emptyPrice);
  return <PricesPanel one={adminPackageExample({ packageType: 'pro' })} draft={draft} onChange={setDraft} />;
}

test('a new price starts in its first field, and the button has the focus again after it', async () => {
  const user = userEvent.setup();
  render(pageOf(<Panel />, { locale: 'en' }));
  const add = () => screen.getByRole('button', { name: 'New price' });
  add().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/A month/));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(document.activeElement).toBe(add());
});
