import { measure } from '../domain.ts';
import { useFormState } from './form-store.ts';
import styles from './plan-count.module.css';
import { usePlan } from './use-plan.ts';

type Counted = 'links' | 'galleryPictures';

/** The profile's usage of an entitlement; `max` is undefined until the plan is loaded. */
export function usePlanUsage(entitlement: Counted) {
  const max = usePlan()?.entitlements[entitlement];
  const used = useFormState(({ normalized }) => measure(normalized.document)[entitlement]);
  return { used, max };
}

interface PlanCountProps {
  entitlement: Counted;
  children: (usage: { used: number; max: number }) => string;
}

/** The usage of the plan's limit, so that reaching it is no surprise. */
export function PlanCount({ entitlement, children }: PlanCountProps) {
  const { used, max } = usePlanUsage(entitlement);
  if (max === undefined) return null;
  return (
    <p className={styles.count} data-full={used >= max}>
      {children({ used, max })}
    </p>
  );
}
