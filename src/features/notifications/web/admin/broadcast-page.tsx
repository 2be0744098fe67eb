import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  AdminBackLink,
  AdminPage,
  adminDetailQuery,
  DetailList,
  MayChange,
  Panel,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { formatNumber } from '#i18n/format.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { ErrorCard, QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useParams } from '#ui/router.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import {
  type BroadcastAudience,
  type BroadcastKind,
  broadcastKinds,
  broadcastLimits,
  contentFor,
} from '../../broadcast.ts';
import { AudienceChoices } from './audience-choices.tsx';
import { AudienceText, SentProgress, StatusBadge } from './broadcast-cells.tsx';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { audienceOf, type FieldErrors, hasInvalidIds, isWritten, type Typed, typedOf } from './draft.ts';
import { FormActions } from './form-actions.tsx';
import { Preview } from './preview.tsx';

const packages = ['basic', 'advanced', 'pro'] as const;

interface PackagesFieldProps {
  chosen: NonNullable<BroadcastAudience['packages']>;
  onChange: (chosen: PackagesFieldProps['chosen']) => void;
}

export function PackagesField({ chosen, onChange }: PackagesFieldProps) {
  const t = useTexts(broadcastsAdminTexts);
  const toggle = (name: (typeof packages)[number], isOn: boolean) =>
    onChange(packages.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.packages}>
      <legend className={styles.legend}>{t('broadcastsAdmin.audience.packages')}</legend>
      {packages.map((name) => (
        <Field key={name} label={t(`broadcastsAdmin.audience.package.${name}`)} inline>
          <Checkbox checked={chosen.includes(name)} onCheckedChange={(isOn) => toggle(name, isOn)} />
        </Field>
      ))}
    </fieldset>
  );
}

const isUnderWay = ({ status }: Broadcast): boolean => status === 'sending';

/** Number of matching owners; refetched while the admin edits the audience. */
const countQuery = (api: Api, kind: BroadcastKind, audience: BroadcastAudience) => {
  const chosen = JSON.stringify(audience);
  return queryOptions({
    queryKey: [broadcastsApi.count.path, kind, chosen],
    queryFn: () => api.call(broadcastsApi.count, { query: { kind, audience: chosen } }),
    placeholderData: keepPreviousData,
    // The number is agreed to before sending, so it must be that of now.
    staleTime: 2_000,
  });
};

/** Route: `/admin/notifications/{id}`; `new` is an unsaved broadcast. */
export function BroadcastPage() {
  const t = useTexts(broadcastsAdminTexts);
  usePageTitle(t('broadcastsAdmin.title'));
  const { locale } = useLocale();
  const { id: named } = useParams();
  const isNew = named === 'new';
  const id = Number(named);
  const isNumber = Number.isInteger(id) && id > 0;
  const found = useQuery({ ...adminDetailQuery(useApi(), broadcastsApi.get, id, { isUnderWay }), enabled: isNumber });
  const { data } = found;
  const title = data ? <bdi>{contentFor(data.texts, locale).title}</bdi> : t('broadcastsAdmin.newTitle');
  return (
    <AdminPage
      title={title}
      lead={data && <StatusBadge status={data.status} />}
      back={<AdminBackLink to="/admin/notifications">{t('broadcastsAdmin.back')}</AdminBackLink>}
    >
      {isNew && <BroadcastForm key="new" broadcast={undefined} />}
      {!isNew && (
        <QueryContent
          query={found}
          failed={t('broadcastsAdmin.failed')}
          skeleton={<SkeletonGroup label={t('broadcastsAdmin.loading')} shapes={['block']} />}
          isMissing={!isNumber}
          missing={<ErrorCard title={t('broadcastsAdmin.missing')} />}
        >
          {(broadcast) =>
            broadcast.status === 'draft' ? (
              <BroadcastForm key={broadcast.id} broadcast={broadcast} />
            ) : (
              <BroadcastRun broadcast={broadcast} />
            )
          }
        </QueryContent>
      )}
    </AdminPage>
  );
}

function BroadcastForm({ broadcast }: { broadcast: Broadcast | undefined }) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(broadcast));
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLDivElement>(null);
  const show = (errors: FieldErrors) => {
    flushSync(() => setErrors(errors));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const change = (change: Partial<Typed>) => {
    setTyped((current) => ({ ...current, ...change }));
    setErrors((current) => withoutErrorsOf(Object.keys(change), current));
  };
  return (
    <Grid ref={form} columns={1} gap={4} align="start" className={styles.form}>
      <Stack shrinkItems gap={4}>
        <KindField kind={typed.kind} onChange={change} />
        <TextFields typed={typed} errors={errors} onChange={change} />
        <AudienceFields typed={typed} onChange={change} />
      </Stack>
      <div className={styles.preview}>
        <Preview typed={typed} />
      </div>
      <MayChange>
        <FormActions broadcast={broadcast} typed={typed} onErrors={show} />
      </MayChange>
    </Grid>
  );
}

/** What the server said about a field is outdated once the field has changed. */
const withoutErrorsOf = (changed: readonly string[], errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) =>
      changed.every((key) => name !== key && name !== 'texts' && !name.startsWith(`texts.${key}.`)),
    ),
  );

/** What it may contain, and who is emailed, depend on the law. */
function KindField({ kind, onChange }: Pick<Typed, 'kind'> & { onChange: (change: Partial<Typed>) => void }) {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <Panel title={t('broadcastsAdmin.kind')}>
      <SegmentedChoice
        label={t('broadcastsAdmin.kind')}
        hideLabel
        values={broadcastKinds}
        text={(one) => t(`broadcastsAdmin.kinds.${one}`)}
        value={kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Caption>{t(`broadcastsAdmin.kindHints.${kind}`)}</Caption>
    </Panel>
  );
}

/** Each condition narrows the audience. */
function AudienceFields({ typed, onChange }: { typed: Typed; onChange: (change: Partial<Typed>) => void }) {
  const t = useTexts(broadcastsAdminTexts);
  const { audience, ids } = typed;
  const isInvalid = hasInvalidIds(ids);
  const set = (change: Partial<BroadcastAudience>) => onChange({ audience: { ...audience, ...change } });
  return (
    <Panel title={t('broadcastsAdmin.audience.title')}>
      <PackagesField chosen={audience.packages ?? []} onChange={(packages) => set({ packages })} />
      <AudienceChoices audience={audience} onChange={set} />
      <Field
        label={t('broadcastsAdmin.audience.ids')}
        hint={t('broadcastsAdmin.audience.idsHint')}
        error={isInvalid && t('broadcastsAdmin.audience.idsInvalid')}
        optional
      >
        <Input
          dir="ltr"
          inputMode="numeric"
          value={ids}
          onChange={({ currentTarget }) => onChange({ ids: currentTarget.value })}
        />
      </Field>
      {!isInvalid && <AudienceCount typed={typed} />}
    </Panel>
  );
}

/** Number of matching owners, announced as the conditions change. */
function AudienceCount({ typed }: { typed: Typed }) {
  const t = useTexts(broadcastsAdminTexts);
  const { kind } = typed;
  const { data, error } = useQuery(countQuery(useApi(), kind, audienceOf(useDeferredValue(typed))));
  return (
    <Row as="p" wrap gap={[1, 3]} className={styles.count} role="status">
      {data && (
        <>
          <strong>{t('broadcastsAdmin.audience.count', { owners: data.owners })}</strong>
          {data.owners > 0 && (
            <span>
              {t(`broadcastsAdmin.audience.${kind === 'service' ? 'service' : 'mails'}`, { mails: data.mails })}
            </span>
          )}
        </>
      )}
      {!data && (error?.message ?? t('broadcastsAdmin.audience.counting'))}
    </Row>
  );
}

interface TextFieldsProps {
  typed: Typed;
  errors: FieldErrors;
  onChange: (change: Partial<Typed>) => void;
}

function TextFields({ typed, errors, onChange }: TextFieldsProps) {
  const t = useTexts(broadcastsAdminTexts);
  // If both languages are empty, only the admin's own is asked for.
  const { locale: own } = useLocale();
  const isEmpty = !locales.some((locale) => isWritten(typed[locale]));
  return (
    <Panel title={t('broadcastsAdmin.texts')}>
      <Caption>{t('broadcastsAdmin.form.hint')}</Caption>
      {locales.map((locale) => {
        const isAsked = isWritten(typed[locale]) || (isEmpty && locale === own);
        const errorOf = (name: keyof Typed['he']) =>
          errors[`texts.${locale}.${name}`] ?? (isAsked ? errors.texts : undefined);
        const set = (change: Partial<Typed['he']>) => onChange({ [locale]: { ...typed[locale], ...change } });
        return (
          <Stack as="fieldset" key={locale} gap={3} shrink className={styles.language}>
            <legend className={styles.legend}>{t(`broadcastsAdmin.form.${locale}`)}</legend>
            <Field
              label={t('broadcastsAdmin.form.title')}
              error={errorOf('title')}
              required={isAsked}
              optional={!isAsked}
            >
              <Input
                dir={directionOf(locale)}
                lang={locale}
                value={typed[locale].title}
                maxLength={broadcastLimits.titleMax}
                onChange={({ currentTarget }) => set({ title: currentTarget.value })}
              />
            </Field>
            <Field
              label={t('broadcastsAdmin.form.content')}
              error={errorOf('content')}
              required={isAsked}
              optional={!isAsked}
            >
              <Textarea
                dir={directionOf(locale)}
                lang={locale}
                rows={4}
                value={typed[locale].content}
                maxLength={broadcastLimits.contentMax}
                onChange={({ currentTarget }) => set({ content: currentTarget.value })}
              />
            </Field>
          </Stack>
        );
      })}
      <Field
        label={t('broadcastsAdmin.form.link')}
        hint={t('broadcastsAdmin.form.linkHint')}
        error={errors.link}
        optional
      >
        <Input
          dir="ltr"
          value={typed.link}
          maxLength={broadcastLimits.linkMax}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
        />
      </Field>
    </Panel>
  );
}

/** A broadcast that is sending, paused or finished: its progress and available actions. */
function BroadcastRun({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsAdminTexts);
  const { locale } = useLocale();
  const { kind, sendAt, startedAt, endedAt, audience, sent, mails } = broadcast;
  const hasNoMails = endedAt !== null && mails === 0;
  const isScheduled = broadcast.status === 'scheduled';
  return (
    <>
      <Panel
        title={t(isScheduled ? 'broadcastsAdmin.statuses.scheduled' : 'broadcastsAdmin.progress')}
        actions={
          <MayChange>
            <RunActions broadcast={broadcast} />
          </MayChange>
        }
      >
        <SentProgress broadcast={{ ...broadcast, mails: null }} />
        <DetailList
          rows={[
            { name: t('broadcastsAdmin.kind'), value: t(`broadcastsAdmin.kinds.${kind}`) },
            {
              name: t(isScheduled ? 'broadcastsAdmin.audience.title' : 'broadcastsAdmin.reached.to'),
              value: <AudienceText audience={audience} />,
            },
            {
              name: t('broadcastsAdmin.sendAt'),
              value: isScheduled && sendAt ? <DateText value={sendAt} time /> : null,
            },
            { name: t('broadcastsAdmin.reached.bell'), value: isScheduled ? null : formatNumber(sent, locale) },
            {
              name: t('broadcastsAdmin.reached.mail'),
              value: hasNoMails
                ? t(`broadcastsAdmin.reached.${kind === 'service' ? 'noAddresses' : 'noMails'}`)
                : mails === null || isScheduled
                  ? null
                  : formatNumber(mails, locale),
            },
            { name: t('broadcastsAdmin.started'), value: startedAt && <DateText value={startedAt} time /> },
            { name: t('broadcastsAdmin.ended'), value: endedAt && <DateText value={endedAt} time /> },
          ]}
        />
      </Panel>
      <Preview typed={typedOf(broadcast)} isSent={!isScheduled} isMailed={!hasNoMails} />
    </>
  );
}

function RunActions({ broadcast: { id, status } }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsAdminTexts);
  const params = { id };
  const pause = useAdminCall({
    call: (api) => api.call(broadcastsApi.pause, { params }),
    done: t('broadcastsAdmin.paused'),
  });
  const resume = useAdminCall({
    call: (api) => api.call(broadcastsApi.resume, { params }),
    done: t('broadcastsAdmin.resumed'),
  });
  const stop = useAdminCall({
    call: (api) => api.call(broadcastsApi.stop, { params }),
    done: t('broadcastsAdmin.stopped'),
  });
  const unschedule = useAdminCall({
    call: (api) => api.call(broadcastsApi.unschedule, { params }),
    done: t('broadcastsAdmin.unscheduled'),
  });
  if (status === 'scheduled')
    return (
      <ConfirmButton
        size="sm"
        variant="outline"
        call={unschedule}
        title={t('broadcastsAdmin.unschedule')}
        description={t('broadcastsAdmin.unscheduleText')}
        confirm={t('broadcastsAdmin.unschedule')}
        staysOpen
      >
        {t('broadcastsAdmin.unschedule')}
      </ConfirmButton>
    );
  if (status !== 'sending' && status !== 'paused') return null;
  return (
    <>
      {status === 'sending' ? (
        <Button size="sm" variant="outline" loading={pause.isPending} onClick={() => pause.send()}>
          {t('broadcastsAdmin.pause')}
        </Button>
      ) : (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.send()}>
          {t('broadcastsAdmin.resume')}
        </Button>
      )}
      <ConfirmButton
        size="sm"
        call={stop}
        title={t('broadcastsAdmin.stop')}
        description={t('broadcastsAdmin.stopText')}
        confirm={t('broadcastsAdmin.stop')}
        destructive
        staysOpen
      >
        {t('broadcastsAdmin.stop')}
      </ConfirmButton>
    </>
  );
}
