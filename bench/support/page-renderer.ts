import type { renderProfilePage } from '../../src/features/profiles/page/render.tsx';
import { buildModule } from './built-module.ts';

type Render = typeof renderProfilePage;

/** Builds and loads the product's own renderer of profile pages. */
export async function buildPageRenderer(): Promise<Render> {
  const { url, remove } = await buildModule('src/features/profiles/page/render.tsx');
  const module = (await import(url)) as { renderProfilePage: Render };
  await remove();
  return module.renderProfilePage;
}
