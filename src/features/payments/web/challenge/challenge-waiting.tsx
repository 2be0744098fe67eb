import { ShieldCheck } from 'lucide-react';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import styles from './challenge.module.css';

export function ChallengeWaiting() {
  const t = useTexts(payingTexts);
  return (
    <div className={styles.panel}>
      <Notice icon={ShieldCheck} tone="sea" isLive title={t('paying.challenge.waiting')}>
        {t('paying.challenge.waitingText')}
      </Notice>
    </div>
  );
}
