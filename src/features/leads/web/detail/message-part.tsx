import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { DetailPart } from './detail-part.tsx';
import styles from './lead-body.module.css';

interface MessagePartProps {
  lead: Lead;
}

/** What was written, in the visitor's own lines and direction. */
export function MessagePart({ lead: { message } }: MessagePartProps) {
  const t = useTexts(detailTexts);
  return (
    <DetailPart title={t('leadDetail.message')}>
      {message ? (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      ) : (
        <p className={styles.quiet}>{t('leadDetail.noMessage')}</p>
      )}
    </DetailPart>
  );
}
