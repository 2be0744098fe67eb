import { type CallingOwner, callingOwner, patientFetch } from './calling-owner.ts';

/** Cards of the bank for trying, by what they do. */
export const testCardNumbers = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challengesHolder: '4000002500003155',
  declinesLater: '4000000000000341',
} as const;

/** As the bank's own frame sends it: from no origin. */
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
  pay(key: string, purchase?: object, at?: string): Promise<{ status: number; body: unknown }>;
}

/** An owner with a saved card. */
export async function callingBuyer(url: string, number?: string): Promise<Buyer> {
  const owner = await callingOwner(url);
  const token = await paymentToken(url, number);
  const { id: methodId } = await owner.get<{ id: number }>('POST', '/api/payment-methods', { token });
  const pay: Buyer['pay'] = (key, purchase = { type: 'package', id: 2, cycle: 'monthly' }) =>
    owner.call('POST', '/api/checkout', { ...purchase, methodId }, { 'idempotency-key': key });
  return { ...owner, methodId, pay };
}
