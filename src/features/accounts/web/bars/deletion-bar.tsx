import { CalendarX2 } from 'lucide-react';
import { formatInstant, unbrokenDates } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { accountApi } from '../../contract.ts';
import { useDeletionChange } from '../account/use-account.ts';
import styles from './deletion-bar.module.css';
import { deletionBarTexts } from './deletion-bar-texts.ts';

interface DeletionBarProps {
  deletesAt: string;
  /** An admin who views the account can change nothing of it. */
  isViewed: boolean;
}

/** On every page, because every page is about cards that visitors do not see meanwhile. */
export function DeletionBar({ deletesAt, isViewed }: DeletionBarProps) {
  const t = useTexts(deletionBarTexts);
  const { locale } = useLocale();
  const { send, isPending } = useDeletionChange({
    call: (api) => api.call(accountApi.cancelDeletion, {}),
    done: t('leaving.kept'),
  });
  const date = unbrokenDates(formatInstant(deletesAt, locale, { dateStyle: 'long' }));
  return (
    <section className={styles.bar} aria-label={t('leaving.label')}>
      <Row
        gap={[2, 4]}
        align="center"
        justify="center"
        wrap
        size="s"
        line="snug"
        role="status"
        className={styles.inner}
      >
        <Row gap={2} className={styles.text}>
          <CalendarX2 className={styles.icon} size={18} aria-hidden="true" />
          <p>
            <strong>{t('leaving.title', { date })}</strong> {t('leaving.text')}
          </p>
        </Row>
        {!isViewed && (
          <Button className={styles.end} size="sm" loading={isPending} onClick={() => send()}>
            {t('leaving.keep')}
          </Button>
        )}
      </Row>
    </section>
  );
}
