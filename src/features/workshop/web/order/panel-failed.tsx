import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import type { Writing } from '../nfc/writing.ts';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

interface PanelFailedProps {
  failed: Extract<Writing, { step: 'failed' }>;
  onAgain: () => void;
  onOverwrite: () => void;
  onLeave: () => void;
}

export function PanelFailed({
  failed: { operation, errorKind, found },
  onAgain,
  onOverwrite,
  onLeave,
}: PanelFailedProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <Notice icon={TriangleAlert} tone="bad" title={t(`workshopChips.nfc.failed.${operation}`)} isLive>
        <p>{t(`workshopChips.nfc.flaw.${errorKind}`)}</p>
        {found && (
          <p>
            {t('workshopChips.nfc.found')} <LatinText className={styles.link ?? ''}>{found}</LatinText>
          </p>
        )}
      </Notice>
      <Row gap={2} wrap className={styles.panelActions}>
        <Button onClick={onAgain}>{t('workshopChips.nfc.again')}</Button>
        {errorKind === 'taken' && (
          <Button variant="outline" className={styles.lock ?? ''} onClick={onOverwrite}>
            {t('workshopChips.nfc.overwrite')}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {t('workshopChips.nfc.stop')}
        </Button>
      </Row>
    </>
  );
}
