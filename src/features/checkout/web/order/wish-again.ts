import type { Order } from '../../contract.ts';
import { hrefOf } from '../state/wish.ts';

/** The page on which the same can be paid for anew. */
export const wishAgain = ({ type, itemId, cycle }: Order): string => hrefOf({ type, id: itemId, cycle });
