import { SmartphoneNfc } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { chipsTexts } from '../chips-texts.ts';
import styles from './chips.module.css';

const steps = ['waiting', 'writing', 'reading', 'reporting'] as const;

interface PanelUnderWayProps {
  step: (typeof steps)[number];
  code: string;
  onStop: () => void;
}

/** Says at each moment what the hand should do. */
export function PanelUnderWay({ step, code, onStop }: PanelUnderWayProps) {
  const t = useTexts(chipsTexts);
  return (
    <>
      <div className={styles.wave} role="status">
        <SmartphoneNfc size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.panelTitle}>{t(`workshopChips.nfc.${step}.title`)}</p>
          <p className={styles.quiet}>{t(`workshopChips.nfc.${step}.text`)}</p>
          <p className={styles.quiet}>
            <LatinText className={styles.code ?? ''}>{code}</LatinText>
          </p>
        </div>
      </div>
      <Progress value={steps.indexOf(step) + 1} max={steps.length + 1} />
      {step !== 'reporting' && (
        <div className={styles.panelActions}>
          <Button variant="outline" size="sm" onClick={onStop}>
            {t('workshopChips.nfc.stop')}
          </Button>
        </div>
      )}
    </>
  );
}
