import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { moveTexts } from '../move-texts.ts';
import styles from './move.module.css';
import { type AdminEvent, needs } from './needs.ts';

interface MoveActsProps {
  event: AdminEvent;
  /** It would be refused: only the way back is left. */
  isBlocked: boolean;
  isPending: boolean;
  onBack: () => void;
}

export function MoveActions({ event, isBlocked, isPending, onBack }: MoveActsProps) {
  const t = useTexts(moveTexts);
  return (
    <div className={styles.actions}>
      {!isBlocked && (
        <Button type="submit" variant={needs[event].isDestructive ? 'destructive' : 'default'} loading={isPending}>
          {t(`workshopMove.confirm.${event}`)}
        </Button>
      )}
      <Button variant="outline" onClick={onBack}>
        {t('workshopMove.back')}
      </Button>
    </div>
  );
}
