import { type CallingOwner, callingOwner, patientFetch } from './calling-owner.ts';

/** Test card numbers of the sandbox bank, by their effect. */
export const testCardNumbers = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challengesHolder: '4000002500003155',
  declinesLater: '4000000000000341',
} as const;

/** Sends the card like the bank's sandboxed frame: without an origin. */
export async function paymentToken(url: string, number: string = testCardNumbers.pays): Promise<string> {
  const fields = { number, name: 'Dana Bar', month: '12', year: '2033', cvv: '123' };
  const answer = await patientFetch(`${url}/sandbox-bank/cards`, {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams(fields),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The bank gave no token: ${answer.status}`);
  return token;
}

export interface Buyer extends CallingOwner {
  readonly methodId: number;
  pay(key: string, purchase?: object): Promise<{ status: number; body: unknown }>;
}

/** Creates an owner with a saved payment card. */
export async function callingBuyer(url: string, number?: string): Promise<Buyer> {
  const owner = await callingOwner(url);
  const token = await paymentToken(url, number);
  const { id: methodId } = await owner.get<{ id: number }>('POST', '/api/payment-methods', { token });
  const pay: Buyer['pay'] = (key, purchase = { type: 'package', id: 2, cycle: 'monthly' }) =>
    owner.call('POST', '/api/checkout', { ...purchase, methodId }, { 'idempotency-key': key });
  return { ...owner, methodId, pay };
}
