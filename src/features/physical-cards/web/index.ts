/** Pages load when they are opened: the list does not carry the designer. */
export const loadPhysicalCardsPage = async () => ({
  Page: (await import('./home/physical-cards-page.tsx')).PhysicalCardsPage,
});
export const loadDesignerPage = async () => ({ Page: (await import('./designer/designer-page.tsx')).DesignerPage });
export const loadOrderFormPage = async () => ({
  Page: (await import('./order/order-form-page.tsx')).OrderFormPage,
});
export const loadPhysicalOrderPage = async () => ({
  Page: (await import('./list/physical-order-page.tsx')).PhysicalOrderPage,
});

/** A drawn card can stand elsewhere without the rest. */
export { PhysicalCardFace } from './face/physical-card-face.tsx';
