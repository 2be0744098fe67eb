import { Nfc } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chipsTexts } from '../chips-texts.ts';
import styles from './chips.module.css';

interface PanelIdleProps {
  code: string;
  count: number;
  onWrite: () => void;
}

export function PanelIdle({ code, count, onWrite }: PanelIdleProps) {
  const t = useTexts(chipsTexts);
  return (
    <>
      <div>
        <p className={styles.panelTitle}>
          {t('workshopChips.nfc.next')} <LatinText className={styles.code ?? ''}>{code}</LatinText>
        </p>
        <p className={styles.quiet}>{t('workshopChips.nfc.left', { count })}</p>
      </div>
      <div className={styles.panelActions}>
        <Button onClick={onWrite}>
          <Nfc aria-hidden="true" />
          {t('workshopChips.nfc.write')}
        </Button>
      </div>
    </>
  );
}
