import { behaviourOf, brandOf, type CardField, digitsOf, flawsOf, isPast, type TypedCard } from '../cards.ts';
import type { BankReason } from '../domain.ts';
import type { BankCard, BankServices } from './bank-shapes.ts';
import { newName } from './names.ts';
import { type CardRow, claimCard, insertCard, removeCard } from './queries.ts';

/** The number ends here: what is kept cannot be turned back into it. */
export async function addCard(
  { db, clock }: BankServices,
  typed: TypedCard,
): Promise<{ token: string } | { flaws: CardField[] }> {
  const now = clock.now();
  const flaws = flawsOf(typed, now);
  if (flaws.length) return { flaws };
  const { number, expiry } = typed;
  const token = newName('card');
  await insertCard(db, {
    token,
    brand: brandOf(number),
    last4: digitsOf(number).slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    behaviour: behaviourOf(number),
    createdAt: now,
  });
  return { token };
}

export async function keepCard({ db }: BankServices, customer: string, token: string): Promise<BankCard | undefined> {
  const row = await claimCard(db, customer, token);
  if (!row) return undefined;
  const { brand, last4, expMonth, expYear } = row;
  return { token, brand, last4, expMonth, expYear };
}

export const dropCard = ({ db, clock }: BankServices, token: string): Promise<void> =>
  removeCard(db, token, clock.now());

/** Why a card is not charged whoever asks; undefined when only its holder could object. */
export function reasonAgainst(card: CardRow, now: Date): BankReason | undefined {
  if (isPast({ month: card.expMonth, year: card.expYear }, now)) return 'expired_card';
  if (card.behaviour === 'no_funds') return 'no_funds';
  return card.behaviour === 'declined' || card.behaviour === 'declines_later' ? 'declined' : undefined;
}
