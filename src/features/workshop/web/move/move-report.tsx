import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { moveTexts } from '../move-texts.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import styles from './move.module.css';
import type { MoveResult } from './send-move.ts';

interface MoveReportProps {
  result: MoveResult;
  onClose: () => void;
  /** Gone from the screen. */
  onClosed: (event: Event) => void;
}

/** Which did not move, and why. */
export function MoveReport({ result: { moved, refused }, onClose, onClosed }: MoveReportProps) {
  const t = useTexts(moveTexts);
  return (
    <DialogContent
      title={moved.length > 0 ? t('workshopMove.done', { count: moved.length }) : t('workshopMove.noneDone')}
      description={t('workshopMove.refused', { count: refused.length })}
      onCloseAutoFocus={onClosed}
      footer={<Button onClick={onClose}>{t('workshopMove.close')}</Button>}
    >
      <ul className={styles.refused}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`}>
              <OrderNumber id={id} />
            </Link>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </DialogContent>
  );
}
