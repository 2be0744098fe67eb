import type { OrderState } from '#features/physical-cards/moves.ts';

/** Chips are made when production begins; once a parcel is under way nobody asks how many are written. */
const withChips: ReadonlySet<OrderState> = new Set(['in_production', 'encoded']);

export const hasChips = ({ state }: { readonly state: OrderState }): boolean => withChips.has(state);
