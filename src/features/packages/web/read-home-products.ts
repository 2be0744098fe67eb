import type { Api } from '#web-kit/api/api-client.tsx';
import { type Product, packagesApi } from '../contract.ts';

/** Falls back to all products; if that fails too, returns none, and the pricing section is hidden. */
export async function readHomeProducts(api: Api): Promise<Product[]> {
  try {
    return await api.call(packagesApi.home, {});
  } catch {
    const all = await api.call(packagesApi.list, {}).catch(() => []);
    return all.filter((product) => product.showAtHome);
  }
}
