import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web-kit/api/api-client.tsx';
import { homeProducts } from '../domain.ts';
import { productExample } from '../testing/product-example.ts';
import { homeProductsQuery } from './home-products.ts';

const product = (id: number, showAtHome: boolean) => productExample({ id, showAtHome, sortOrder: id });

function readWith(answers: Record<string, () => Response>) {
  const fetch = async (url: string | URL | Request) => answers[String(url)]?.() ?? new Response('', { status: 500 });
  const api = createApi({ baseUrl: '', fetch, locale: () => 'he' });
  return new QueryClient().fetchQuery(homeProductsQuery(api, 'he'));
}

const json = (value: unknown) => () => Response.json(value);

test('returns the home products first', async () => {
  expect(await readWith({ '/api/home-products': json([product(1, true)]) })).toHaveLength(1);
});

test('falls back to all products that are marked for home', async () => {
  const found = await readWith({ '/api/products': json([product(1, true), product(2, false)]) });
  expect(found.map(({ id }) => id)).toEqual([1]);
});

test('accepts “show_at_home” for showAtHome', async () => {
  const { showAtHome: _, ...nameless } = product(1, true);
  const named = (id: number, show_at_home: boolean) => ({ ...nameless, id, show_at_home });
  for (const path of ['/api/home-products', '/api/products']) {
    const found = await readWith({ [path]: json([named(1, true), named(2, false)]) });
    expect(homeProducts(found).map(({ id }) => id)).toEqual([1]);
  }
});

test('returns none when nothing can be loaded', async () => {
  expect(await readWith({})).toEqual([]);
});
