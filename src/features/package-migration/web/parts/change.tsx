import { ArrowForward } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OwnerSnapshot } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import styles from './parts.module.css';
import { PlanStatus } from './plan-status.tsx';

interface ChangeProps {
  before: OwnerSnapshot;
  after: OwnerSnapshot;
}

/** From what an owner has to what they get. */
export function Change({ before, after }: ChangeProps) {
  const t = useTexts(moveTexts);
  return (
    <span className={styles.change}>
      <PlanStatus of={before} />
      <ArrowForward className={styles.arrow ?? ''} size={18} aria-hidden="true" />
      <VisuallyHidden>{t('packageMove.effect.to')}</VisuallyHidden>
      <PlanStatus of={after} />
    </span>
  );
}
