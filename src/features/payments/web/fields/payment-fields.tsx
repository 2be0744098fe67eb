import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useRef } from 'react';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { paymentQueries } from '../queries.ts';
import { payingTexts } from '../texts.ts';
import { FieldsWaiting } from './fields-waiting.tsx';
import type { PaymentFieldsHandle } from './payment-fields-handle.ts';

const SandboxFields = lazy(async () => ({ default: (await import('./sandbox-fields.tsx')).SandboxFields }));
const StripeFields = lazy(async () => ({ default: (await import('./stripe-fields.tsx')).StripeFields }));

/** Card fields of the configured provider. */
export function PaymentFields({ ref }: { ref: Ref<PaymentFieldsHandle> }) {
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
