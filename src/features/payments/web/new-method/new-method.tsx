import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Field, FieldGroup } from '#ui/controls/field.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { type PaymentMethod, paymentsApi } from '../../contract.ts';
import { FieldsWaiting } from '../fields/fields-waiting.tsx';
import { type PaymentFieldsHandle, PaymentFieldsProblem } from '../fields/payment-fields-handle.ts';
import { paymentQueries } from '../queries.ts';
import { payingTexts } from '../texts.ts';
import styles from './new-method.module.css';

export interface NewMethodHandle {
  /** Rejects when the error is already shown. */
  save(): Promise<PaymentMethod>;
}

export interface NewMethodProps {
  /** For a payment: the card is saved once it is paid, if `optional` only when the box is ticked. Else at once. */
  payment?: 'optional' | 'required' | undefined;
  ref?: Ref<NewMethodHandle>;
}

/** A payment card entered in the provider's fields and saved by its token. */
export function NewMethod({ payment, ref }: NewMethodProps) {
  const t = useTexts(payingTexts);
  const [shouldSave, setShouldSave] = useState(true);
  const { fields, problem, save } = useNewMethod();
  const whenPaid = shouldSave || payment === 'required' ? 'whenPaid' : 'never';
  useImperativeHandle(ref, () => ({ save: () => save(payment ? whenPaid : 'now') }));
  return (
    <FieldGroup className={styles.card ?? ''} label={t('paying.card.label')}>
      <PaymentFields ref={fields} />
      <MethodProblem sentence={problem} />
      {payment === 'optional' ? (
        <Field inline label={t('paying.card.save')} hint={t('paying.card.safe')}>
          <Checkbox checked={shouldSave} onCheckedChange={setShouldSave} />
        </Field>
      ) : (
        <Text tone="muted" size="xs">
          {t('paying.card.safe')}
        </Text>
      )}
    </FieldGroup>
  );
}

/** Always rendered, so that screen readers announce its content when it appears. */
function MethodProblem({ sentence }: { sentence: string | undefined }) {
  return (
    <div className={styles.alert} role="alert">
      {sentence && (
        <Row as="p" gap={2} align="start" tone="bad" size="s" weight="medium" className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{sentence}</span>
        </Row>
      )}
    </div>
  );
}

type SaveTime = 'now' | 'whenPaid' | 'never';

/** Converts the input to a saved method, and errors to messages. */
function useNewMethod() {
  const t = useTexts(payingTexts);
  const addMethod = useAddMethod();
  const fields = useRef<PaymentFieldsHandle>(null);
  const [problem, setProblem] = useState<string>();
  const tokenToMethod = async (when: SaveTime): Promise<PaymentMethod> => {
    if (!fields.current) throw new PaymentFieldsProblem(t('paying.card.notReady'));
    return addMethod({ token: await fields.current.tokenize(), save: when });
  };
  const save = async (when: SaveTime): Promise<PaymentMethod> => {
    setProblem(undefined);
    try {
      return await tokenToMethod(when);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setProblem(error instanceof PaymentFieldsProblem ? message : `${t('paying.card.notSaved')}. ${message}`);
      throw error;
    }
  };
  return { fields, problem, save };
}

/** The same token returns the same method, so a request without a response is retried automatically. */
function useAddMethod() {
  const api = useApi();
  const { locale } = useLocale();
  const queries = useQueryClient();
  const fieldsKey = paymentQueries.fields(api, locale).queryKey;
  const { mutateAsync } = useMutation({
    mutationFn: (body: { token: string; save: SaveTime }) => api.call(paymentsApi.addMethod, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: paymentQueries.methods(api).queryKey }),
    // A rejected token is useless, as are the fields that created it, so both are reset.
    onError: (error) => error instanceof ValidationError && void queries.resetQueries({ queryKey: fieldsKey }),
  });
  return mutateAsync;
}

const SandboxFields = lazy(async () => ({ default: (await import('../fields/sandbox-fields.tsx')).SandboxFields }));
const StripeFields = lazy(async () => ({ default: (await import('../fields/stripe-fields.tsx')).StripeFields }));

/** Card fields of the configured provider. */
function PaymentFields({ ref }: { ref: Ref<PaymentFieldsHandle> }) {
  const t = useTexts(payingTexts);
  const { locale } = useLocale();
  const containerRef = useRef<HTMLDivElement>(null);
  const { data: setup, error, refetch } = useQuery(paymentQueries.fields(useApi(), locale));
  if (error)
    return <QueryFailure level="h3" error={error} failed={t('paying.card.failed')} onRetry={() => void refetch()} />;
  if (!setup) return <FieldsWaiting />;
  // An iframe is not part of the surrounding form, so Enter must be forwarded.
  const submit = () => containerRef.current?.closest('form')?.requestSubmit();
  return (
    <div ref={containerRef}>
      <Suspense fallback={<FieldsWaiting />}>
        {setup.provider === 'sandbox' ? (
          <SandboxFields ref={ref} url={setup.url} onEnter={submit} />
        ) : (
          <StripeFields key={setup.clientSecret} ref={ref} setup={setup} />
        )}
      </Suspense>
    </div>
  );
}
