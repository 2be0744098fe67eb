import { DetailList, Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { ErrorKindDetail, StackFrame } from '../admin-contract.ts';
import { BrowserText } from './browser-text.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';

interface StackListProps {
  frames: readonly StackFrame[];
}

/** Our own lines stand out; what no map knows stays as it came. */
function StackList({ frames }: StackListProps) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <ol className={styles.stack} aria-label={t('adminErrors.stackList')} dir="ltr">
        {frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call is known by its place in the stack
          <Stack as="li" gap={1} key={index} className={styles.frame} data-own={isOwn(frame)}>
            <Frame frame={frame} />
          </Stack>
        ))}
      </ol>
      {frames.some(({ source }) => !source) && (
        <Text tone="muted" size="s">
          {t('adminErrors.unmapped')}
        </Text>
      )}
    </>
  );
}

const isOwn = ({ source }: StackFrame): boolean => source?.file.startsWith('src/') ?? false;

function Frame({ frame: { raw, source } }: { frame: StackFrame }) {
  if (!source) return <code className={styles.raw}>{raw}</code>;
  const { file, line, column, name, code } = source;
  return (
    <>
      <code className={styles.place}>
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

interface ErrorDetailProps {
  error: ErrorKindDetail;
}

export function ErrorDetail({ error }: ErrorDetailProps) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <Text tone="muted" size="s">
        {t(`adminErrors.hint.${error.state}`)}
      </Text>
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

function ErrorSummary({ error }: ErrorDetailProps) {
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
