import { Nfc } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { tagTexts } from '../tag-texts.ts';
import styles from './order.module.css';

interface PanelIdleProps {
  code: string;
  count: number;
  onWrite: () => void;
}

export function PanelIdle({ code, count, onWrite }: PanelIdleProps) {
  const t = useTexts(tagTexts);
  return (
    <>
      <div>
        <Text size="l" weight="heading">
          {t('workshopChips.nfc.next')} <LatinText className={styles.code ?? ''}>{code}</LatinText>
        </Text>
        <Text tone="muted" size="s">
          {t('workshopChips.nfc.left', { count })}
        </Text>
      </div>
      <Row gap={2} wrap className={styles.panelActions}>
        <Button onClick={onWrite}>
          <Nfc aria-hidden="true" />
          {t('workshopChips.nfc.write')}
        </Button>
      </Row>
    </>
  );
}
