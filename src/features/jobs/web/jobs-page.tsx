import { RotateCcw, Trash2, Workflow } from 'lucide-react';
import { AdminListPage, defineAdminList, FilterSelect, MayChange, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type BackgroundJob, type JobState, jobStates, jobsApi } from '../contract.ts';
import { jobsAdminTexts } from './jobs-texts.ts';

const variants: Readonly<Record<JobState, BadgeVariant>> = {
  failed: 'bad',
  retrying: 'warn',
  running: 'good',
  waiting: 'secondary',
};

const jobsList = defineAdminList({
  list: jobsApi.list,
  texts: jobsAdminTexts,
  icon: Workflow,
  copy: (t) => ({
    title: t('adminJobs.title'),
    lead: t('adminJobs.lead'),
    caption: t('adminJobs.caption'),
    search: t('adminJobs.search'),
    empty: { title: t('adminJobs.empty.title'), text: t('adminJobs.empty.text') },
  }),
  keyOf: ({ id }) => id,
  defaultSort: { sort: 'id', direction: 'desc' },
  isUnderWay: ({ state }) => state === 'running',
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('adminJobs.columns.state')}
      values={jobStates}
      text={(value) => t(`adminJobs.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    { id: 'name', head: t('adminJobs.columns.name'), isMain: true, cell: (one) => <JobName one={one} /> },
    {
      id: 'state',
      head: t('adminJobs.columns.state'),
      cell: ({ state }) => (
        <Badge variant={variants[state]} size="sm" dot>
          {t(`adminJobs.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'attempts',
      head: t('adminJobs.columns.attempts'),
      numeric: true,
      cell: ({ attempts, maxAttempts }) => t('adminJobs.attempts', { attempts, max: maxAttempts }),
    },
    {
      id: 'next',
      head: t('adminJobs.columns.next'),
      cell: ({ runAt, state }) => (state === 'failed' ? '–' : <DateText value={runAt} time />),
    },
    {
      id: 'added',
      head: t('adminJobs.columns.added'),
      sort: 'id',
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
    { id: 'actions', head: t('adminJobs.columns.actions'), cell: (one) => <JobActions one={one} /> },
  ],
});

/** What it does, or else its name in the code. */
function useJobTitle() {
  const t = useTexts(jobsAdminTexts);
  return (name: string): string => t.find(`adminJobs.names.${name}`) ?? name;
}

/** What it does, below it its name in the code and what went wrong. */
function JobName({ one: { name, error } }: { one: BackgroundJob }) {
  const title = useJobTitle()(name);
  return (
    <Stack as="span" gap="hair" align="start" shrinkItems>
      <span>{title}</span>
      {title !== name && (
        <Text as="span" tone="muted" size="xs" weight="text" dir="ltr">
          {name}
        </Text>
      )}
      {error && (
        <Text as="span" tone="muted" size="xs" weight="text" breakWords dir="ltr">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function JobActions({ one: { id, name, state } }: { one: BackgroundJob }) {
  const t = useTexts(jobsAdminTexts);
  const title = useJobTitle()(name);
  const retry = useAdminCall<unknown>({
    call: (api) => api.call(jobsApi.retry, { params: { id } }),
    done: t('adminJobs.retry.done'),
  });
  const remove = useAdminCall<unknown>({
    call: (api) => api.call(jobsApi.remove, { params: { id } }),
    done: t('adminJobs.remove.done'),
  });
  if (state === 'running') return null;
  return (
    <MayChange>
      <Row as="span" gap={2} wrap>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('adminJobs.retry.of', { name: title, id: String(id) })}
          loading={retry.isPending}
          onClick={() => retry.send()}
        >
          <RotateCcw aria-hidden="true" />
          {t('adminJobs.retry.button')}
        </Button>
        <ConfirmButton
          size="sm"
          variant="ghost"
          aria-label={t('adminJobs.remove.of', { name: title, id: String(id) })}
          call={remove}
          title={t('adminJobs.remove.title', { name: title })}
          description={t('adminJobs.remove.text')}
          confirm={t('adminJobs.remove.action')}
          destructive
          staysOpen
        >
          <Trash2 aria-hidden="true" />
          {t('adminJobs.remove.button')}
        </ConfirmButton>
      </Row>
    </MayChange>
  );
}

/** Route: `/admin/jobs`. */
export const JobsAdminPage = () => <AdminListPage list={jobsList} />;
