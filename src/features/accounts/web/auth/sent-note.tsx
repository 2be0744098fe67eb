import { MailCheck } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';

interface SentNoteProps {
  /** The server's message, which is the same whether or not the address is registered. */
  message: string;
  onBack(): void;
}

export function SentNote({ message, onBack }: SentNoteProps) {
  const t = useTexts(authTexts);
  return (
    <>
      <Row gap={4} align="start" className={styles.note} role="status">
        <IconTile icon={MailCheck} />
        <p>{message}</p>
      </Row>
      <Button variant="outline" block onClick={onBack}>
        {t('auth.back')}
      </Button>
    </>
  );
}
