import { ArrowUp } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './lead-list.module.css';

interface NewBarProps {
  count: number;
  onShow: () => void;
}

/** Leads that came in meanwhile, without taking the reader's place away. */
export function NewBar({ count, onShow }: NewBarProps) {
  const t = useTexts(inboxTexts);
  return (
    <div className={styles.fresh} role="status">
      {count > 0 && (
        <Button size="sm" onClick={onShow}>
          <ArrowUp aria-hidden="true" />
          {t('inbox.fresh', { count })}
        </Button>
      )}
    </div>
  );
}
