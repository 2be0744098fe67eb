import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Compass, Flag } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useContact } from '#features/settings/web/index.ts';
import { isolated } from '#i18n/format.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Stack, Text, TrapField } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useCall } from '#web-kit/api/use-call.ts';
import { type ReportedProfile, reportsApi } from '../../contract.ts';
import { type ReportReason, reportLimits, reportReasons } from '../../domain.ts';
import styles from './report-page.module.css';
import { reportTexts } from './report-texts.ts';

const keyOf = (id: number) => ['/api/profiles', id, 'reports'];

/** Null if no visitor sees such a profile. */
export const reportedQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: (): Promise<ReportedProfile | null> =>
      api.call(reportsApi.target, { params: { id } }).catch((error: unknown) => {
        if (error instanceof RequestError && error.status < 500 && error.status !== 429) return null;
        throw error;
      }),
  });

export const isUnknownProfile = (queries: QueryClient, id: number): boolean => queries.getQueryData(keyOf(id)) === null;

/** `/report/{id}`. */
export function ReportPage({ id }: { id: number }) {
  const t = useTexts(reportTexts);
  const ui = useTexts(uiTexts);
  const [isSent, setIsSent] = useState(false);
  const { data, error, refetch } = useQuery(reportedQuery(useApi(), id));
  if (data && isSent)
    return (
      <LinkCard icon={CircleCheck} tone="good" title={t('report.done.title')} text={t('report.done.text')}>
        <LinkButton href={data.path}>{t('report.done.back')}</LinkButton>
      </LinkCard>
    );
  if (data)
    return (
      <LinkCard
        icon={Flag}
        tone="warn"
        title={t('report.title', { name: isolated(data.name) })}
        text={t('report.text')}
      >
        <ReportForm id={id} onSent={() => setIsSent(true)} />
      </LinkCard>
    );
  if (data === null)
    return (
      <LinkCard icon={Compass} title={t('report.missing.title')} text={t('report.missing.text')}>
        <LinkButton href="/">{t('report.missing.home')}</LinkButton>
      </LinkCard>
    );
  if (error)
    return (
      <LinkCard icon={CircleAlert} tone="warn" title={ui('ui.error.network.title')} text={error.message}>
        <Button onClick={() => void refetch()}>{ui('ui.error.retry')}</Button>
      </LinkCard>
    );
  return (
    <LinkCard icon={Flag} title={t('report.loading')} isBusy>
      <Progress label={t('report.loading')} />
    </LinkCard>
  );
}

type Errors = Partial<Record<'reason' | 'details' | 'email', string>>;

function ReportForm({ id, onSent }: { id: number; onSent(): void }) {
  const t = useTexts(reportTexts);
  const form = useRef<HTMLFormElement>(null);
  const { mail } = useContact();
  const [reason, setReason] = useState<ReportReason>();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  /** Shows the errors, and moves to the first. */
  const refuse = (found: Errors): boolean => {
    setErrors(found);
    const first = (['reason', 'details', 'email'] as const).find((name) => found[name]);
    const field =
      first === 'reason' ? form.current?.querySelector('input') : form.current?.elements.namedItem(first ?? '');
    if (first && field instanceof HTMLElement) field.focus();
    return first !== undefined;
  };
  const { send, isPending } = useCall({
    call: (api, body: { reason: ReportReason; details: string; email: string; website: string }) =>
      api.call(reportsApi.report, { params: { id }, body }),
    onDone: onSent,
    onFields: refuse,
    onFailed: ({ message }) => setFailure(message),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    const details = typed('details');
    const found: Errors = {
      ...(!reason && { reason: t('report.noReason') }),
      ...(reason === 'other' && !details && { details: t('report.noDetails') }),
    };
    if (!refuse(found) && reason) send({ reason, details, email: typed('email'), website: typed('website') });
  };
  return (
    <>
      <Stack as="form" gap={5} textAlign="start" ref={form} className={styles.form} onSubmit={submit} noValidate>
        <RadioGroup
          label={t('report.reason')}
          value={reason ?? ''}
          onValueChange={(value) => {
            setReason(value as ReportReason);
            setErrors({});
          }}
          error={errors.reason}
        >
          {reportReasons.map((one) => (
            <RadioItem key={one} value={one}>
              {t(`report.reasons.${one}`)}
            </RadioItem>
          ))}
        </RadioGroup>
        <Field
          label={t('report.details')}
          hint={t('report.detailsHint')}
          error={errors.details}
          required={reason === 'other'}
        >
          <Textarea
            name="details"
            rows={4}
            maxLength={reportLimits.detailsMax}
            onChange={() => setErrors(({ details: _, ...others }) => others)}
          />
        </Field>
        <Field label={t('report.email')} hint={t('report.emailHint')} error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            onChange={() => setErrors(({ email: _, ...others }) => others)}
          />
        </Field>
        <TrapField label={t('report.trap')} />
        {failure && (
          <Notice icon={CircleAlert} tone="bad" title={t('report.failed')} isLive>
            <p>{failure}</p>
            <p>{t('report.saved')}</p>
          </Notice>
        )}
        <Button type="submit" block loading={isPending}>
          {t('report.send')}
        </Button>
        <Text tone="muted" size="xs">
          {t('report.privacy')} <a href="/privacy">{t('report.privacyLink')}</a>
        </Text>
      </Stack>
      <noscript>
        <p>
          {t('report.noScript')}{' '}
          <a href={`mailto:${mail}`}>
            <LatinText>{mail}</LatinText>
          </a>
        </p>
      </noscript>
    </>
  );
}
