import { Facts, Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { ErrorKindDetail } from '../admin-contract.ts';
import { BrowserText } from './browser-text.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';
import { StackList } from './stack-list.tsx';

interface ErrorWholeProps {
  error: ErrorKindDetail;
}

export function ErrorDetail({ error }: ErrorWholeProps) {
  const t = useTexts(errorsTexts);
  return (
    <>
      <p className={styles.hint}>{t(`adminErrors.hint.${error.state}`)}</p>
      <Panel title={t('adminErrors.facts')}>
        <ErrorFacts error={error} />
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

const moment = (at: string | null) => at && <DateText value={at} time />;
const latin = (text: string) => text && <bdi dir="ltr">{text}</bdi>;

function ErrorFacts({ error }: ErrorWholeProps) {
  const t = useTexts(errorsTexts);
  return (
    <Facts
      rows={[
        { name: t('adminErrors.countAll'), value: t('adminErrors.times', { count: error.count }) },
        { name: t('adminErrors.countSince'), value: t('adminErrors.times', { count: error.countSince }) },
        { name: t('adminErrors.firstSeen'), value: moment(error.firstSeenAt) },
        { name: t('adminErrors.lastSeen'), value: moment(error.lastSeenAt) },
        { name: t('adminErrors.returnedAt'), value: moment(error.returnedAt) },
        { name: t('adminErrors.stateAt'), value: moment(error.stateAt) },
        { name: t('adminErrors.path'), value: latin(error.path) },
        { name: t('adminErrors.browser'), value: <BrowserText error={error} /> },
        { name: t('adminErrors.type'), value: latin(error.type) },
        { name: t('adminErrors.agent'), value: error.isServer ? null : latin(error.userAgent) },
      ]}
    />
  );
}
