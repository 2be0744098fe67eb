import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { orderExample } from '../testing/workshop-examples.ts';
import type { AdminEvent } from './needs.ts';
import { TransitionForm } from './transition-form.tsx';

const order = orderExample(12, 'shipped', { refunded: 310 });
const mount = (event: AdminEvent, answer: () => Response) => {
  const fetch = vi.fn(async (url: RequestInfo | URL, _init?: RequestInit) =>
    String(url).includes('csrf') ? Response.json({ csrfToken: 'x' }) : answer(),
  );
  const onTyped = vi.fn();
  const form = (
    <TransitionForm
      event={event}
      orders={[order]}
      skippedCount={0}
      onTyped={onTyped}
      onDone={() => undefined}
      onBack={() => undefined}
    />
  );
  render(pageOf(form, { locale: 'en', fetch }));
  const bodies = () =>
    fetch.mock.calls.filter(([url]) => String(url).endsWith('/move')).map(([, init]) => JSON.parse(String(init?.body)));
  return { bodies, onTyped };
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = async () => {
  const [button] = screen.getAllByRole('button');
  if (button) await userEvent.click(button);
};

test('taking back an order proposes the amount not yet refunded and rejects a higher one', async () => {
  const { bodies } = mount('take_back', () => Response.json({ message: 'It stands elsewhere' }, { status: 409 }));
  expect(field(/refund|back/i).value).toBe('200.00');
  await userEvent.clear(field(/refund|back/i));
  await userEvent.type(field(/refund|back/i), '201');
  await send();
  expect(document.activeElement).toBe(field(/refund|back/i));
  expect(bodies()).toEqual([]);
  await userEvent.type(field(/refund|back/i), '{Backspace}0');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('It stands elsewhere');
  expect(bodies()).toEqual([{ event: 'take_back', note: '', refund: 20_000 }]);
});

test('shows the server’s error at the tracking number and reports the typed values to onTyped', async () => {
  const fields = { trackingNumber: 'No such parcel' };
  const { bodies, onTyped } = mount('ship', () => Response.json({ message: 'Wrong', fields }, { status: 400 }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ups');
  await userEvent.type(field(/number/i), 'לא');
  await send();
  expect(screen.getByText(/only letters A–Z/)).toBeTruthy();
  expect(bodies()).toEqual([]);
  await userEvent.clear(field(/number/i));
  await userEvent.type(field(/number/i), 'X11');
  await send();
  expect(await screen.findByText('No such parcel')).toBeTruthy();
  expect(document.activeElement).toBe(field(/number/i));
  expect(bodies()).toEqual([{ event: 'ship', carrier: 'ups', trackingNumber: 'X11', trackingLink: '' }]);
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ carrier: 'ups', numbers: { 12: 'X11' } }));
});
