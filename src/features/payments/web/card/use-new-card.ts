import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { ValidationError } from '#web-kit/request-error.ts';
import { type PaymentMethod, paymentsApi } from '../../contract.ts';
import { type CardFieldsHandle, CardProblem } from '../fields/card-fields-handle.ts';
import { paymentQueries } from '../queries.ts';
import { payingTexts } from '../texts.ts';

/** From what was typed to a saved method, and whatever goes wrong on the way in words. */
export function useNewCard() {
  const t = useTexts(payingTexts);
  const keep = useKeepMethod();
  const fields = useRef<CardFieldsHandle>(null);
  const [problem, setProblem] = useState<string>();
  const tokenToMethod = async (isKept: boolean): Promise<PaymentMethod> => {
    if (!fields.current) throw new CardProblem(t('paying.card.notReady'));
    return keep({ token: await fields.current.tokenize(), isKept });
  };
  const save = async (isKept: boolean): Promise<PaymentMethod> => {
    setProblem(undefined);
    try {
      return await tokenToMethod(isKept);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      setProblem(error instanceof CardProblem ? said : `${t('paying.card.notSaved')}. ${said}`);
      throw error;
    }
  };
  return { fields, problem, save };
}

/** The same token again is the same method: what got no answer is asked once more by itself. */
function useKeepMethod() {
  const api = useApi();
  const { locale } = useLocale();
  const queries = useQueryClient();
  const fieldsKey = paymentQueries.fields(api, locale).queryKey;
  const { mutateAsync } = useMutation({
    mutationFn: (body: { token: string; isKept: boolean }) => api.call(paymentsApi.addMethod, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: paymentQueries.methods(api).queryKey }),
    // A token that was refused is of no more use, nor are the fields that gave it.
    onError: (error) => error instanceof ValidationError && void queries.resetQueries({ queryKey: fieldsKey }),
  });
  return mutateAsync;
}
