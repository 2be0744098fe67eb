import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import styles from './challenge.module.css';

export function ChallengeFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useTexts(payingTexts);
  return (
    <div className={styles.panel}>
      <Notice icon={TriangleAlert} tone="bad" isLive isStacked title={t('paying.challenge.failed')}>
        <p>{t('paying.challenge.failedText')}</p>
        <Row gap={3} wrap>
          <Button size="sm" onClick={onRetry}>
            {t('paying.challenge.retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('paying.challenge.later')}
          </Button>
        </Row>
      </Notice>
    </div>
  );
}
