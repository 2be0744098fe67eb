import type { PaymentMethod } from '../../contract.ts';

/** A saved method by ID, a new payment card, or no choice yet. */
export type MethodChoice = number | 'new' | null;

export const isUsable = ({ expiry }: PaymentMethod): boolean => expiry !== 'over';

/** Initial choice: the default method, or new fields if there are no saved methods. */
export function firstChoice(methods: readonly PaymentMethod[]): MethodChoice {
  if (methods.length === 0) return 'new';
  return methods.find((method) => method.isDefault && isUsable(method))?.id ?? null;
}

/** A method may have been removed, on another device or by its last payment. */
export const isOffered = (choice: MethodChoice, methods: readonly PaymentMethod[]): boolean =>
  choice === 'new' || methods.some((method) => method.id === choice);

/** The server's list, plus methods entered here that are not saved for later. */
export const withTyped = (saved: readonly PaymentMethod[], typed: readonly PaymentMethod[]): PaymentMethod[] => [
  ...saved,
  ...typed.filter(({ id }) => !saved.some((method) => method.id === id)),
];
