import { SmartphoneNfc } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

const steps = ['waiting', 'writing', 'reading', 'reporting'] as const;

interface PanelWritingProps {
  step: (typeof steps)[number];
  code: string;
  onStop: () => void;
}

/** Says at each moment what the hand should do. */
export function PanelWriting({ step, code, onStop }: PanelWritingProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <Row gap={3} align="center" className={styles.wave} role="status">
        <SmartphoneNfc size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <Text size="l" weight="heading">
            {t(`workshopChips.nfc.${step}.title`)}
          </Text>
          <Text tone="muted" size="s">
            {t(`workshopChips.nfc.${step}.text`)}
          </Text>
          <Text tone="muted" size="s">
            <LatinText className={styles.code ?? ''}>{code}</LatinText>
          </Text>
        </div>
      </Row>
      <Progress value={steps.indexOf(step) + 1} max={steps.length + 1} />
      {step !== 'reporting' && (
        <Row gap={2} wrap className={styles.panelActions}>
          <Button variant="outline" size="sm" onClick={onStop}>
            {t('workshopChips.nfc.stop')}
          </Button>
        </Row>
      )}
    </>
  );
}
