/** The provider's fields, whoever it is: what was typed becomes a token there, and never passes through this page. */
export interface PaymentFieldsHandle {
  /** Rejects with a `CardProblem` for whatever is wrong with the card or the way to the provider. */
  tokenize(): Promise<string>;
}

/** Without a sentence the fields have said themselves what is wrong, beside the field that it is about. */
export class PaymentFieldsProblem extends Error {
  override name = 'CardProblem';
}
