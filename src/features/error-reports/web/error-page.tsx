import { useQuery } from '@tanstack/react-query';
import { BellOff, CircleCheck, RotateCcw } from 'lucide-react';
import {
  AdminBackLink,
  AdminPage,
  adminDetailQuery,
  DetailList,
  MayChange,
  Panel,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorCard, QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type ErrorKindDetail, errorsAdminApi, type StackFrame } from '../admin-contract.ts';
import type { ErrorState } from '../states.ts';
import { BrowserText, StateBadge } from './error-labels.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';

/** Frames in the project's sources are highlighted; unmapped frames are shown unchanged. */
function StackList({ frames }: { frames: readonly StackFrame[] }) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <Stack as="ol" textAlign="start" className={styles.stack} aria-label={t('adminErrors.stackList')} dir="ltr">
        {frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call is known by its place in the stack
          <Stack as="li" gap={1} key={index} className={styles.frame} data-own={isOwn(frame)}>
            <Frame frame={frame} />
          </Stack>
        ))}
      </Stack>
      {frames.some(({ source }) => !source) && <Caption>{t('adminErrors.unmapped')}</Caption>}
    </>
  );
}

const isOwn = ({ source }: StackFrame): boolean => source?.file.startsWith('src/') ?? false;

function Frame({ frame: { raw, source } }: { frame: StackFrame }) {
  if (!source) return <code className={styles.raw}>{raw}</code>;
  const { file, line, column, name, code } = source;
  return (
    <>
      <code className={styles.location}>
        {file}:{line}:{column}
        {name && (
          <Text as="span" tone="muted" weight="text">
            {' '}
            {name}
          </Text>
        )}
      </code>
      {code && <code className={styles.code}>{code}</code>}
    </>
  );
}

function ErrorDetail({ error }: { error: ErrorKindDetail }) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <Caption>{t(`adminErrors.hint.${error.state}`)}</Caption>
      <Panel title={t('adminErrors.facts')}>
        <ErrorSummary error={error} />
      </Panel>
      <Panel title={t('adminErrors.stack')}>
        {error.frames.length ? <StackList frames={error.frames} /> : <p>{t('adminErrors.noStack')}</p>}
      </Panel>
      {error.details && (
        <Panel title={t('adminErrors.details')}>
          <pre className={styles.details} dir="ltr">
            {error.details}
          </pre>
        </Panel>
      )}
    </>
  );
}

const instant = (at: string | null) => at && <DateText value={at} time />;
const latin = (text: string) => text && <bdi dir="ltr">{text}</bdi>;

function ErrorSummary({ error }: { error: ErrorKindDetail }) {
  const t = useTexts(errorsTexts);
  return (
    <DetailList
      rows={[
        { name: t('adminErrors.countAll'), value: t('adminErrors.times', { count: error.count }) },
        { name: t('adminErrors.countSince'), value: t('adminErrors.times', { count: error.countSince }) },
        { name: t('adminErrors.firstSeen'), value: instant(error.firstSeenAt) },
        { name: t('adminErrors.lastSeen'), value: instant(error.lastSeenAt) },
        { name: t('adminErrors.returnedAt'), value: instant(error.returnedAt) },
        { name: t('adminErrors.stateAt'), value: instant(error.stateAt) },
        { name: t('adminErrors.path'), value: latin(error.path) },
        { name: t('adminErrors.browser'), value: <BrowserText error={error} /> },
        { name: t('adminErrors.type'), value: latin(error.type) },
        { name: t('adminErrors.agent'), value: error.isServer ? null : latin(error.userAgent) },
      ]}
    />
  );
}

const actions = [
  { name: 'resolve', icon: CircleCheck, from: ['open', 'muted'] },
  { name: 'mute', icon: BellOff, from: ['open', 'resolved'] },
  { name: 'reopen', icon: RotateCcw, from: ['resolved', 'muted'] },
] as const satisfies readonly { name: string; icon: unknown; from: readonly ErrorState[] }[];

function ErrorActions({ error: { id, state } }: { error: ErrorKindDetail }) {
  const available = actions.filter(({ from }) => from.some((one) => one === state));
  return available.map((action) => <ActionButton key={action.name} id={id} action={action} />);
}

interface ActionButtonProps {
  id: number;
  action: (typeof actions)[number];
}

function ActionButton({ id, action: { name, icon: Icon } }: ActionButtonProps) {
  const t = useTexts(errorsTexts);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(errorsAdminApi[name], { params: { id } }),
    done: t(`adminErrors.done.${name}`),
  });
  return (
    <Button size="sm" variant={name === 'resolve' ? 'default' : 'outline'} loading={isPending} onClick={() => send()}>
      <Icon aria-hidden="true" />
      {t(`adminErrors.${name}`)}
    </Button>
  );
}

/** Route: `/admin/errors/{id}`. */
export function ErrorPage() {
  const t = useTexts(errorsTexts);
  usePageTitle(t('adminErrors.title'));
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const found = useQuery({ ...adminDetailQuery(useApi(), errorsAdminApi.get, id), enabled: isNumber });
  const { data } = found;
  const title = data ? (
    <bdi dir="ltr" className={styles.title}>
      {data.message || data.type}
    </bdi>
  ) : (
    t('adminErrors.title')
  );
  return (
    <AdminPage
      title={title}
      lead={data && <StateBadge error={data} />}
      back={<AdminBackLink to="/admin/errors">{t('adminErrors.back')}</AdminBackLink>}
      actions={
        data && (
          <MayChange>
            <ErrorActions error={data} />
          </MayChange>
        )
      }
    >
      <QueryContent
        query={found}
        failed={t('adminErrors.failed')}
        skeleton={<SkeletonGroup label={t('adminErrors.loading')} shapes={['block']} />}
        isMissing={!isNumber}
        missing={<ErrorCard title={t('adminErrors.missing.title')} message={t('adminErrors.missing.text')} />}
      >
        {(error) => <ErrorDetail error={error} />}
      </QueryContent>
    </AdminPage>
  );
}
