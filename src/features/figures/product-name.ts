import type { Translator } from '#i18n/translator.ts';
import type { Figures } from './contract.ts';
import type { figuresTexts } from './texts.ts';

export function productName(
  product: Figures['products'][number]['product'],
  t: Translator<typeof figuresTexts>,
): string {
  if (product.kind === 'cards')
    return t('figures.products.cards', { material: t(`figures.products.materials.${product.material}`) });
  if (product.kind === 'other') return t('figures.products.other');
  return t('figures.products.package', {
    name: t(`figures.products.names.${product.packageType}`),
    cycle: t(`figures.products.cycles.${product.cycle}`),
  });
}
