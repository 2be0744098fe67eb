import { monthOf } from '../../payment-cards.ts';
import type { BankServices } from '../bank-shapes.ts';
import { signatureHeader, signBody } from '../deliver.ts';
import { addPaymentCard, answerChallenge } from '../payments.ts';

/** A token, as the bank's fields would create one. */
export async function newPaymentCard(
  services: BankServices,
  number = '4242424242424242',
  yearsAhead = 3,
): Promise<string> {
  const { month, year } = monthOf(services.clock.now());
  const answer = await addPaymentCard(services, {
    number,
    name: 'Dana Levi',
    expiry: { month, year: year + yearsAhead },
    cvv: '123',
  });
  if (!('token' in answer)) throw new Error(`The bank refuses ${answer.invalidFields.join(', ')}`);
  return answer.token;
}

/** The cardholder's answer on the bank's page. */
export const holderAnswers = (services: BankServices, ref: string, isApproved: boolean) =>
  answerChallenge(services, ref, isApproved);

/** An event as the bank would send it. */
export async function signedEvent(services: BankServices, event: object, at = services.clock.now()) {
  const body = JSON.stringify(event);
  return { body, headers: { [signatureHeader]: await signBody(services.config.dataDir, body, at) } };
}
