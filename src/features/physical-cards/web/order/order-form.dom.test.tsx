import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { firstPrices } from '../../prices.ts';
import { designExample, pricesExample, profileExample } from '../testing/physical-card-examples.ts';
import { OrderFormPage } from './order-form-page.tsx';

test('an order sends the total that was shown; where it changed meanwhile, the new one appears and is sent next', async () => {
  const user = userEvent.setup();
  const sent: number[] = [];
  let express = firstPrices.express;
  const fetch = async (request: RequestInfo | URL, init?: RequestInit) => {
    const url = String(request);
    if (url.endsWith('/api/physical-orders') && init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)).expected);
      express = 6_000;
      return Response.json({ code: 'conflict', message: 'The price has changed' }, { status: 409 });
    }
    if (url.endsWith('/prices'))
      return Response.json({ ...pricesExample, prices: { ...firstPrices, express }, lastDelivery: 'express' });
    if (url.includes('/card-designs')) return Response.json(designExample);
    if (url.includes('/profiles')) return Response.json([profileExample]);
    return Response.json([]);
  };
  const path = '/physical-cards/order/:designId';
  render(pageOf(<OrderFormPage />, { locale: 'en', path, at: '/physical-cards/order/7', fetch }));
  expect(await screen.findByText('₪129.10')).toBeTruthy();
  const pay = screen.getByRole('button', { name: /payment/i });
  await user.click(pay);
  expect(await screen.findByText('₪140.10')).toBeTruthy();
  await user.click(pay);
  await waitFor(() => expect(sent).toEqual([12_910, 14_010]));
});
