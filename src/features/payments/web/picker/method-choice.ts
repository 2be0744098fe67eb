import type { PaymentMethod } from '../../contract.ts';

/** A saved method by its id, a card that is about to be typed, or nothing chosen yet. */
export type MethodChoice = number | 'new' | null;

export const isUsable = ({ expiry }: PaymentMethod): boolean => expiry !== 'over';

/** What stands chosen before anybody chose: the default card, or new fields where there is nothing to choose from. */
export function firstChoice(methods: readonly PaymentMethod[]): MethodChoice {
  if (methods.length === 0) return 'new';
  return methods.find((method) => method.isDefault && isUsable(method))?.id ?? null;
}

/** A card may have been removed, on another device or by its last payment. */
export const isOffered = (choice: MethodChoice, methods: readonly PaymentMethod[]): boolean =>
  choice === 'new' || methods.some((method) => method.id === choice);

/** The list as the server has it, with what was typed here and is not kept for another time. */
export const withTyped = (saved: readonly PaymentMethod[], typed: readonly PaymentMethod[]): PaymentMethod[] => [
  ...saved,
  ...typed.filter(({ id }) => !saved.some((method) => method.id === id)),
];
