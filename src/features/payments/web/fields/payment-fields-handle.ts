/** The provider's card fields: the input is converted to a token there and never passes through this page. */
export interface PaymentFieldsHandle {
  /** Rejects with a `CardProblem` if the payment card is invalid or the provider is unreachable. */
  tokenize(): Promise<string>;
}

/** An empty message means that the fields already show the error. */
export class PaymentFieldsProblem extends Error {
  override name = 'CardProblem';
}
