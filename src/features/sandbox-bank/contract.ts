/** Sandbox bank: fault injection for admins, and a demo payment for everyone. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { requiredText, tooBig, tooSmall } from '#base/schemas.ts';
import { type BankSwitch, bankReasons, bankSwitches } from './domain.ts';

const share = z.number({ error: 'errors.invalid' }).min(0, tooSmall).max(1, tooBig);
const optionalShare = share.optional();
const switches = z.record(z.enum(bankSwitches), share);

/** A payment in the bank's demo shop, where nothing is sold. */
export const demoPayment = z.object({
  ref: z.string(),
  outcome: z.enum(['paid', 'declined', 'challenge', 'cancelled', 'waiting']),
  reason: z.enum(bankReasons).nullable(),
  /** The page where the cardholder is asked to approve. */
  challengeUrl: z.string().nullable(),
});
export type DemoPayment = z.output<typeof demoPayment>;

export const sandboxBankApi = {
  switches: endpoint({
    method: 'GET',
    path: '/api/sandbox-bank/switches',
    access: 'admin:system',
    summary: 'Which faults of the sandbox bank are on, and how often they strike',
    answer: switches,
    needsSession: true,
  }),
  setSwitches: endpoint({
    method: 'PUT',
    path: '/api/sandbox-bank/switches',
    access: 'admin:system',
    summary: 'Switches faults of the sandbox bank on or off',
    body: z.object({
      dropBeforeCharge: optionalShare,
      dropAfterCharge: optionalShare,
      dropAfterRefund: optionalShare,
      doubleEvents: optionalShare,
      lateEvents: optionalShare,
      reorderedEvents: optionalShare,
      forgedEvents: optionalShare,
    } satisfies Record<BankSwitch, typeof optionalShare>),
    answer: switches,
    needsSession: true,
  }),
  tryPayment: endpoint({
    method: 'POST',
    path: '/api/payment-demo',
    access: 'public',
    summary: 'Charges a test card in the sandbox; nothing is bought',
    body: z.object({ token: requiredText(100) }),
    answer: demoPayment,
    csrf: 'origin-only',
    limit: { points: 30, seconds: 600, by: 'address' },
  }),
  demoPayment: endpoint({
    method: 'GET',
    path: '/api/payment-demo/:ref',
    access: 'public',
    summary: 'How a payment that was only tried stands',
    params: z.object({ ref: requiredText(100) }),
    answer: demoPayment,
  }),
};
