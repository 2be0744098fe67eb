import { measure } from '#features/profiles/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { useEditor } from '../../../state/use-editor.ts';
import { usePlan } from '../../../use-plan.ts';
import { blocksTexts } from '../blocks-texts.ts';
import styles from './plan-count.module.css';

interface PlanCountProps {
  what: 'links' | 'pictures';
}

/** How much of the plan is used, so that its end is no surprise. */
export function PlanCount({ what }: PlanCountProps) {
  const t = useTexts(blocksTexts);
  const plan = usePlan()?.entitlements;
  const used = useEditor(({ settled }) => measure(settled.document)[what === 'links' ? 'links' : 'galleryPictures']);
  const most = plan?.[what === 'links' ? 'links' : 'galleryPictures'];
  if (most === undefined) return null;
  return (
    <p className={styles.count} data-full={used >= most}>
      {t(`blocks.plan.${what}`, { used, most })}
    </p>
  );
}
