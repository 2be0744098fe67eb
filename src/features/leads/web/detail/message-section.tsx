import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';

interface MessageSectionProps {
  lead: Lead;
}

/** What was written, in the visitor's own lines and direction. */
export function MessageSection({ lead: { message } }: MessageSectionProps) {
  const t = useTexts(detailTexts);
  return (
    <DetailSection title={t('leadDetail.message')}>
      {message ? (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      ) : (
        <p className={styles.quiet}>{t('leadDetail.noMessage')}</p>
      )}
    </DetailSection>
  );
}
