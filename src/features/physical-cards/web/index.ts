/** Pages load when they are opened: the list does not carry the designer. */
export const loadPhysicalCardsPage = async () => ({
  Page: (await import('./home/physical-cards-page.tsx')).PhysicalCardsPage,
});
export const loadDesignerPage = async () => ({ Page: (await import('./designer/designer-page.tsx')).DesignerPage });
export const loadOrderCardsPage = async () => ({
  Page: (await import('./order/order-cards-page.tsx')).OrderCardsPage,
});
export const loadCardOrderPage = async () => ({ Page: (await import('./list/card-order-page.tsx')).CardOrderPage });

/** A drawn card can stand elsewhere without the rest. */
export { CardFace } from './face/card-face.tsx';
