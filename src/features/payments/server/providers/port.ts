import type { FieldsSetup, NextStep } from '../../contract.ts';
import type { DeclineReason, MethodBrand, ProviderName } from '../../domain.ts';

/** How a payment stands at its provider. Money has moved in `paid` alone; the last three never change again. */
export type Outcome =
  | { readonly status: 'open' }
  | { readonly status: 'challenge'; readonly next: NextStep }
  | { readonly status: 'paid' }
  | { readonly status: 'declined'; readonly reason: DeclineReason }
  | { readonly status: 'cancelled' };

/** How a payment stands, with the sums as the provider has them: ours are compared with them before anything is believed. */
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
  /** Of the payment that it is about; undefined for news that are none of ours. */
  readonly paymentRef: string | undefined;
}

/** No answer came, or none that can be read: it may have happened or not. Look it up; never ask for it again. */
export class ProviderUnclear extends Error {
  override name = 'ProviderUnclear';
}

/**
 * Whoever moves money for us. A payment is opened first, which moves nothing and gives the name by which it can always
 * be looked up; only then is it charged. Every call that makes something takes a key, and the same key makes it once.
 * Any call may throw `ProviderUnclear`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The provider's own name for an owner. */
  makeCustomer(owner: { readonly key: string; readonly userId: number }): Promise<string>;
  /** What a browser needs to show the fields. */
  setUpFields(customer: string): Promise<FieldsSetup>;
  /** Undefined for a token that is unknown, used by somebody else, or not finished. */
  saveMethod(customer: string, token: string): Promise<MethodDetails | undefined>;
  dropMethod(ref: string): Promise<void>;
  open(payment: {
    readonly key: string;
    readonly amount: number;
    readonly currency: string;
    readonly customer: string;
    readonly paymentId: number;
  }): Promise<{ readonly ref: string }>;
  /** Charges. A payment that is already final answers as it stands and charges nothing. */
  confirm(ref: string, charge: { readonly method: string; readonly isOffSession: boolean }): Promise<Outcome>;
  find(ref: string): Promise<Found>;
  /** So that it can never be charged any more; one that is paid stays paid, and says so. */
  cancel(ref: string): Promise<Outcome>;
  refund(refund: { readonly key: string; readonly ref: string; readonly amount: number }): Promise<{
    readonly ref: string;
    readonly status: 'done' | 'failed';
  }>;
  /** Throws an `AppError` for what the provider did not sign, or signed too long ago. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): ProviderEvent;
}
