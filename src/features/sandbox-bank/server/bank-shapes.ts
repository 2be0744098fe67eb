import { randomBytes } from 'node:crypto';
import type { Services } from '#server-kit/services/services.ts';
import type { BankSwitch } from '../domain.ts';
import type { BankEventBody, bankPaymentCardsTable, bankPaymentsTable } from './table.ts';

export type BankServices = Pick<Services, 'db' | 'clock' | 'log' | 'config'>;

type PaymentRow = typeof bankPaymentsTable.$inferSelect;

export interface BankPayment extends Pick<PaymentRow, 'ref' | 'amount' | 'currency' | 'state' | 'reason' | 'refunded'> {
  /** Where the cardholder is asked to approve, while pending. */
  readonly challengeUrl: string | null;
}

export type BankPaymentCard = Pick<
  typeof bankPaymentCardsTable.$inferSelect,
  'token' | 'brand' | 'last4' | 'expMonth' | 'expYear'
>;

export type NewPayment = Pick<PaymentRow, 'key' | 'merchant' | 'amount' | 'currency'>;

export interface Charge {
  readonly token: string;
  readonly isOffSession: boolean;
}

export interface NewRefund {
  readonly key: string;
  readonly ref: string;
  readonly amount: number;
}

/** Models an external provider with its own transactions: its effects persist even if the caller's is rolled back. */
export interface Bank {
  openPayment(payment: NewPayment): Promise<{ ref: string }>;
  charge(ref: string, charge: Charge): Promise<BankPayment>;
  findPayment(ref: string): Promise<BankPayment | undefined>;
  cancelPayment(ref: string): Promise<BankPayment>;
  /** Throws `BankRefused` for more than was paid. */
  refund(refund: NewRefund): Promise<{ ref: string }>;
  /** Undefined if the token is unknown or belongs to another customer. */
  savePaymentCard(customer: string, token: string): Promise<BankPaymentCard | undefined>;
  dropPaymentCard(token: string): Promise<void>;
  /** Throws `AppError('forbidden')` if the signature is invalid or too old. */
  verifyEvent(bytes: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): BankEventBody;
  setSwitch(name: BankSwitch, share: number): Promise<void>;
}

/** The connection dropped: the caller cannot know whether the operation was done. */
export class BankConnectionDropped extends Error {
  override name = 'BankConnectionDropped';
}

/** A permanent refusal by the bank. */
export class BankRefused extends Error {
  override name = 'BankRefused';
}

/** Unguessable names: some of them serve as the only credential. */
export const newName = (kind: 'card' | 'pay' | 'refund' | 'event'): string =>
  `${kind}_${randomBytes(16).toString('base64url')}`;

/** Names in another format are not queried, since the database rejects some characters. */
export const isName = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
