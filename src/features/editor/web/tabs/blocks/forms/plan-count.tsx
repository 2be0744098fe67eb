import { measure } from '#features/profiles/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { useEditor } from '../../../state/use-editor.ts';
import { usePlan } from '../../../use-plan.ts';
import { blocksTexts } from '../blocks-texts.ts';
import styles from './plan-count.module.css';

interface PlanCountProps {
  resource: 'links' | 'pictures';
}

/** How much of the plan is used, so that its end is no surprise. */
export function PlanCount({ resource }: PlanCountProps) {
  const t = useTexts(blocksTexts);
  const plan = usePlan()?.entitlements;
  const used = useEditor(
    ({ normalized }) => measure(normalized.document)[resource === 'links' ? 'links' : 'galleryPictures'],
  );
  const max = plan?.[resource === 'links' ? 'links' : 'galleryPictures'];
  if (max === undefined) return null;
  return (
    <p className={styles.count} data-full={used >= max}>
      {t(`blocks.plan.${resource}`, { used, max })}
    </p>
  );
}
