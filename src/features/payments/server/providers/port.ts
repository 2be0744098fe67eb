import type { FieldsSetup, NextStep } from '../../contract.ts';
import type { DeclineReason, MethodBrand, ProviderName } from '../../domain.ts';

/** State of a payment at its provider. Only `paid` means that money has moved; the last three are final. */
export type Outcome =
  | { readonly status: 'open' }
  | { readonly status: 'challenge'; readonly next: NextStep }
  | { readonly status: 'paid' }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  | { readonly status: 'cancelled' };

/** State of a payment with the provider's amounts, which are compared with ours before the result is accepted. */
export type Found = Outcome & { readonly amount: number; readonly currency: string };

export interface MethodDetails {
  readonly ref: string;
  readonly brand: MethodBrand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Reference of the payment concerned; undefined for unrelated events. */
  readonly paymentRef: string | undefined;
}

/** No response, or an unreadable one: the operation may or may not have happened. Look it up; never repeat it. */
export class ProviderUnclear extends Error {
  override name = 'ProviderUnclear';
}

/**
 * A payment provider. A payment is opened first, which moves no money and returns the reference for lookups; only then
 * is it charged. Every call that creates something takes an idempotency key. Any call may throw `ProviderUnclear`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Creates the provider's customer for an owner and returns its reference. */
  makeCustomer(owner: { readonly key: string; readonly userId: number }): Promise<string>;
  /** What a browser needs to show the card fields. */
  setUpFields(customer: string): Promise<FieldsSetup>;
  /** Returns undefined for a token that is unknown, used by another customer, or incomplete. */
  saveMethod(customer: string, token: string): Promise<MethodDetails | undefined>;
  dropMethod(ref: string): Promise<void>;
  open(payment: {
    readonly key: string;
    readonly amount: number;
    readonly currency: string;
    readonly customer: string;
    readonly paymentId: number;
  }): Promise<{ readonly ref: string }>;
  /** Charges the payment. A payment that is already final returns its state and is not charged. */
  confirm(ref: string, charge: { readonly method: string; readonly isOffSession: boolean }): Promise<Outcome>;
  find(ref: string): Promise<Found>;
  /** Ensures that it can never be charged; a paid payment stays paid and is reported as such. */
  cancel(ref: string): Promise<Outcome>;
  refund(refund: {
    readonly key: string;
    readonly ref: string;
    readonly amount: number;
  }): Promise<{ readonly ref: string; readonly status: 'done' | 'failed' }>;
  /** Throws an `AppError` if the signature is invalid or too old. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): ProviderEvent;
}
