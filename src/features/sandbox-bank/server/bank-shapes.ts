import { randomBytes } from 'node:crypto';
import type { Services } from '#server-kit/services/services.ts';
import type { BankReason, BankState, BankSwitch, PaymentCardBrand } from '../domain.ts';
import type { BankEventBody } from './table.ts';

export type BankServices = Pick<Services, 'db' | 'clock' | 'log' | 'config'>;

export interface BankPayment {
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: BankState;
  readonly reason: BankReason | null;
  /** Where the holder is asked, while they are. */
  readonly challengeUrl: string | null;
  readonly refunded: number;
}

export interface BankPaymentCard {
  readonly token: string;
  readonly brand: PaymentCardBrand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface NewPayment {
  readonly key: string;
  readonly merchant: 'shop' | 'demo';
  readonly amount: number;
  readonly currency: string;
}

export interface Charge {
  readonly token: string;
  readonly isOffSession: boolean;
}

export interface NewRefund {
  readonly key: string;
  readonly ref: string;
  readonly amount: number;
}

/** Somebody else's house: it works in transactions of its own, and what it did stays done whatever becomes of the asker. */
export interface Bank {
  openPayment(payment: NewPayment): Promise<{ ref: string }>;
  charge(ref: string, charge: Charge): Promise<BankPayment>;
  findPayment(ref: string): Promise<BankPayment | undefined>;
  cancelPayment(ref: string): Promise<BankPayment>;
  /** Throws `BankRefused` for more than was paid. */
  refund(refund: NewRefund): Promise<{ ref: string }>;
  /** Undefined for a token that is unknown, or somebody else's. */
  savePaymentCard(customer: string, token: string): Promise<BankPaymentCard | undefined>;
  dropPaymentCard(token: string): Promise<void>;
  /** Throws `AppError('forbidden')` for what the bank did not sign, or signed too long ago. */
  verifyEvent(bytes: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): BankEventBody;
  setSwitch(name: BankSwitch, share: number): Promise<void>;
}

/** The line dropped: whoever asked cannot know whether it was done. */
export class BankConnectionDropped extends Error {
  override name = 'BankConnectionDropped';
}

/** The bank will not do it, now or later. */
export class BankRefused extends Error {
  override name = 'BankRefused';
}

/** Names that nobody guesses: some of them are all that is asked of whoever comes with one. */
export const newName = (kind: 'card' | 'pay' | 'refund' | 'event'): string =>
  `${kind}_${randomBytes(16).toString('base64url')}`;

/** What cannot be one of ours is not even looked for: a database refuses some letters. */
export const isName = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
