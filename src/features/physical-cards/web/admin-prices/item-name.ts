import { useTexts } from '#ui/locale.tsx';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import type { PricedItem } from '../../prices.ts';

/** The name of a material or of a delivery. */
export function useItemName(): (item: PricedItem) => string {
  const t = useTexts(physicalCardLabelTexts);
  return (item) =>
    item === 'post' || item === 'pickup' || item === 'express'
      ? t(`cardWords.delivery.${item}`)
      : t(`cardWords.material.${item}`);
}
