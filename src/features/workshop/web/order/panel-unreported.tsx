import { CloudOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { chipsTexts } from '../chips-texts.ts';
import styles from './chips.module.css';

interface PanelUnreportedProps {
  message: string;
  onAgain: () => void;
}

/** The chip is good: nothing is written again, only the news is sent. */
export function PanelUnreported({ message, onAgain }: PanelUnreportedProps) {
  const t = useTexts(chipsTexts);
  return (
    <>
      <Notice icon={CloudOff} tone="warn" title={t('workshopChips.nfc.unreported.title')} isLive>
        {message}
      </Notice>
      <div className={styles.panelActions}>
        <Button onClick={onAgain}>{t('workshopChips.nfc.unreported.again')}</Button>
      </div>
    </>
  );
}
