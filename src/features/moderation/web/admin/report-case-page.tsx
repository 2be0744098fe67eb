import { Ban, CircleCheck, ExternalLink } from 'lucide-react';
import { z } from 'zod';
import { text } from '#base/schemas.ts';
import {
  AdminDetailPage,
  AdminLink,
  DetailList,
  MayChange,
  Panel,
  ReasonField,
  useAdminCall,
  useReasonForm,
} from '#features/admin/web/index.ts';
import { isolated } from '#i18n/format.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { Link } from '#ui/router.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type ModerationCaseDetail, moderationApi } from '../../admin-contract.ts';
import { reportLimits } from '../../domain.ts';
import styles from './report-case.module.css';
import { CaseBadge, ReasonBadges } from './reports-page.tsx';
import { reportsAdminTexts } from './reports-texts.ts';

/** Route: `/admin/reports/{id}`. */
export function ReportCasePage() {
  const t = useTexts(reportsAdminTexts);
  return (
    <AdminDetailPage
      find={moderationApi.get}
      listPath="/admin/reports"
      copy={{
        back: t('adminReports.back'),
        loading: t('adminReports.loading'),
        failed: t('adminReports.failed'),
        missing: { title: t('adminReports.missing.title'), text: t('adminReports.missing.text') },
      }}
      titleOf={(found) => found?.profile.name || t('adminReports.title')}
      isUserWritten
      lead={(found) => (
        <>
          <CaseBadge state={found.state} />
          <ReasonBadges reasons={found.reasons} />
        </>
      )}
      actions={(found) => <CaseActions found={found} />}
    >
      {(found) => (
        <>
          <Decision found={found} />
          <Received found={found} />
          <Facts found={found} />
          <Others found={found} />
        </>
      )}
    </AdminDetailPage>
  );
}

function CaseActions({ found: { id, state, profile } }: { found: ModerationCaseDetail }) {
  const t = useTexts(reportsAdminTexts);
  return (
    <>
      {profile.status === 'published' && (
        <LinkButton variant="outline" size="sm" href={profile.path} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" />
          {t('adminReports.view')}
        </LinkButton>
      )}
      {state === 'open' && (
        <MayChange>
          <Dismiss id={id} />
          {profile.status !== 'deleted' && <Suspend id={id} />}
        </MayChange>
      )}
    </>
  );
}

const noteForm = z.object({ note: text(reportLimits.noteMax) });

function Dismiss({ id }: { id: number }) {
  const t = useTexts(reportsAdminTexts);
  const form = useSchemaForm({ schema: noteForm, defaultValues: { note: '' } });
  const dismiss = useAdminCall({
    call: (api, body: { note: string }) => api.call(moderationApi.dismiss, { params: { id }, body }),
    done: t('adminReports.dismiss.done'),
    onFields: form.showFields,
  });
  const submit = form.handleSubmit(dismiss.send);
  return (
    <ConfirmButton
      variant="default"
      size="sm"
      call={{ ...dismiss, send: () => void submit() }}
      title={t('adminReports.dismiss.title')}
      description={t('adminReports.dismiss.text')}
      confirm={t('adminReports.dismiss.action')}
      staysOpen
      details={
        <Field label={t('adminReports.dismiss.note')} error={form.errorOf('note')}>
          <Textarea {...form.register('note')} rows={3} maxLength={reportLimits.noteMax} />
        </Field>
      }
    >
      <CircleCheck aria-hidden="true" />
      {t('adminReports.dismiss.button')}
    </ConfirmButton>
  );
}

function Suspend({ id }: { id: number }) {
  const t = useTexts(reportsAdminTexts);
  const form = useReasonForm(reportsAdminTexts, 'adminReports.suspend.empty');
  const suspend = useAdminCall({
    call: (api, body: { reason: string }) => api.call(moderationApi.suspend, { params: { id }, body }),
    done: t('adminReports.suspend.done'),
    onFields: form.showFields,
  });
  const submit = form.handleSubmit(suspend.send);
  return (
    <ConfirmButton
      size="sm"
      call={{ ...suspend, send: () => void submit() }}
      title={t('adminReports.suspend.title')}
      description={t('adminReports.suspend.text')}
      confirm={t('adminReports.suspend.action')}
      destructive
      staysOpen
      details={
        <ReasonField
          {...form.register('reason')}
          error={form.errorOf('reason')}
          label={t('adminReports.suspend.reason')}
        />
      }
    >
      <Ban aria-hidden="true" />
      {t('adminReports.suspend.button')}
    </ConfirmButton>
  );
}

function Decision({ found: { state, decision } }: { found: ModerationCaseDetail }) {
  const t = useTexts(reportsAdminTexts);
  if (!decision) return null;
  return (
    <Panel title={t('adminReports.decision.title')}>
      <DetailList
        rows={[
          { name: t('adminReports.columns.state'), value: <CaseBadge state={state} /> },
          { name: t('adminReports.decision.by'), value: decision.by && <bdi>{decision.by}</bdi> },
          { name: t('adminReports.decision.at'), value: <DateText value={decision.at} time /> },
          {
            name: t(state === 'suspended' ? 'adminReports.decision.told' : 'adminReports.decision.note'),
            value: decision.note && <bdi>{decision.note}</bdi>,
          },
        ]}
      />
    </Panel>
  );
}

function Received({ found: { received, reports } }: { found: ModerationCaseDetail }) {
  const t = useTexts(reportsAdminTexts);
  return (
    <Panel title={t('adminReports.received.title', { count: reports })}>
      <Stack as="ul" gap={4} shrinkItems>
        {received.map(({ id, reason, details, email, createdAt }) => (
          <Stack as="li" gap={1} key={id}>
            <Row gap={2} align="center" wrap>
              <ReasonBadges reasons={[reason]} />
              <Text as="span" tone="muted" size="s">
                <TimeAgo at={createdAt} />
              </Text>
            </Row>
            <ReportWords reason={reason} details={details} />
            {email && (
              <a href={`mailto:${email}`}>
                <LatinText>{email}</LatinText>
              </a>
            )}
          </Stack>
        ))}
      </Stack>
      {received.length < reports && <Caption>{t('adminReports.received.more', { count: received.length })}</Caption>}
    </Panel>
  );
}

function ReportWords({ reason, details }: Pick<ModerationCaseDetail['received'][number], 'reason' | 'details'>) {
  const t = useTexts(reportsAdminTexts);
  if (reason === 'protected-name') return <p>{t('adminReports.received.byItself', { name: isolated(details) })}</p>;
  if (!details) return <Text tone="muted">{t('adminReports.received.noDetails')}</Text>;
  return (
    <Text breakWords className={styles.words}>
      <bdi>{details}</bdi>
    </Text>
  );
}

function Facts({ found: { profile, openedAt } }: { found: ModerationCaseDetail }) {
  const t = useTexts(reportsAdminTexts);
  return (
    <Panel title={t('adminReports.facts.title')}>
      <DetailList
        rows={[
          {
            name: t('adminReports.facts.name'),
            value: (
              <AdminLink to={`/admin/profiles/${profile.id}`}>
                <bdi>{profile.name || profile.id}</bdi>
              </AdminLink>
            ),
          },
          { name: t('adminReports.facts.address'), value: <LatinText>{decodeURI(profile.path)}</LatinText> },
          {
            name: t('adminReports.facts.owner'),
            value: (
              <AdminLink to={`/admin/users/${profile.owner.id}`}>
                <bdi>{profile.owner.displayName}</bdi>
              </AdminLink>
            ),
          },
          { name: t('adminReports.facts.opened'), value: <DateText value={openedAt} time /> },
        ]}
      />
    </Panel>
  );
}

function Others({ found: { others } }: { found: ModerationCaseDetail }) {
  const t = useTexts(reportsAdminTexts);
  if (others.length === 0) return null;
  return (
    <Panel title={t('adminReports.others.title')}>
      <Stack as="ul" gap={2}>
        {others.map(({ id, state, lastReportAt }) => (
          <Row as="li" gap={3} align="center" key={id}>
            <Link to={`/admin/reports/${id}`}>
              <DateText value={lastReportAt} time />
            </Link>
            <CaseBadge state={state} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
