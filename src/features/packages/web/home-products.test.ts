import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web-kit/api/api-client.ts';
import type { Product } from '../contract.ts';
import { homeProductsQuery } from './home-products.ts';

const product = (id: number, showAtHome: boolean): Product => ({
  id,
  showAtHome,
  name: 'x',
  description: '',
  monthlyPrice: 1,
  yearlyPrice: 1,
  features: [],
  isPopular: false,
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  isActive: true,
  sortOrder: id,
  packageType: 'basic',
});

function readWith(answers: Record<string, () => Response>) {
  const fetch = async (url: string | URL | Request) => answers[String(url)]?.() ?? new Response('', { status: 500 });
  const api = createApi({ baseUrl: '', fetch, locale: () => 'he' });
  return new QueryClient().fetchQuery(homeProductsQuery(api, 'he'));
}

const json = (value: unknown) => () => Response.json(value);

test('the home products come first', async () => {
  expect(await readWith({ '/api/home-products': json([product(1, true)]) })).toHaveLength(1);
});

test('without them all products stand in, less those not meant for home', async () => {
  const found = await readWith({ '/api/products': json([product(1, true), product(2, false)]) });
  expect(found.map(({ id }) => id)).toEqual([1]);
});

test('when nothing can be read there are none', async () => {
  expect(await readWith({})).toEqual([]);
});
