import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { type DemoPayment, sandboxBankApi } from '../contract.ts';
import { type BankFieldsHandle, CardNotTaken } from './bank-fields.tsx';

interface DemoState {
  readonly payment: DemoPayment | undefined;
  /** What went wrong, where the fields do not say so themselves. */
  readonly error: Error | undefined;
  readonly isBusy: boolean;
  readonly isAsking: boolean;
  setAsking(isAsking: boolean): void;
  pay(): void;
  look(): void;
}

/** One try after another. Neither call is sent again by itself: a payment is looked up, never repeated. */
export function useDemoPayment(fields: RefObject<BankFieldsHandle | null>): DemoState {
  const api = useApi();
  const [payment, setPayment] = useState<DemoPayment>();
  const [isAsking, setAsking] = useState(false);
  const show = (next: DemoPayment) => {
    setPayment(next);
    setAsking(next.outcome === 'challenge');
  };
  const paying = useMutation({
    mutationFn: async () => {
      const token = (await fields.current?.submit()) ?? '';
      return api.call(sandboxBankApi.tryPayment, { body: { token } });
    },
    retry: false,
    onMutate: () => setPayment(undefined),
    onSuccess: show,
  });
  const looking = useMutation({
    mutationFn: (ref: string) => api.call(sandboxBankApi.demoPayment, { params: { ref } }),
    onSuccess: show,
  });
  const isBusy = paying.isPending || looking.isPending;
  const error = paying.error instanceof CardNotTaken ? undefined : (paying.error ?? looking.error ?? undefined);
  return {
    ...{ payment, error, isBusy, isAsking, setAsking },
    pay: () => {
      if (isBusy) return;
      looking.reset();
      paying.mutate();
    },
    look: () => {
      setAsking(false);
      if (payment) looking.mutate(payment.ref);
    },
  };
}
