import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { moveTexts } from '../move-texts.ts';
import styles from './plan.module.css';
import type { usePlan } from './use-plan.ts';

interface OwnersPanelProps {
  plan: ReturnType<typeof usePlan>;
  ids: readonly number[];
  onClear: () => void;
}

export function OwnersPanel({ plan, ids, onClear }: OwnersPanelProps) {
  const t = useTexts(moveTexts);
  return (
    <Panel title={t('packageMove.step.owners')}>
      <div className={styles.fields}>
        <RadioGroup
          label={t('packageMove.who.label')}
          hideLabel
          value={plan.who}
          onValueChange={(who) => plan.set({ who: who === 'all' ? undefined : who })}
        >
          <RadioItem value="all">{t('packageMove.who.all')}</RadioItem>
          <RadioItem value="some" description={t('packageMove.who.pickHint')}>
            {t('packageMove.who.some')}
          </RadioItem>
        </RadioGroup>
        {plan.who === 'some' && (
          <div className={styles.chosen}>
            <p role="status">{t('packageMove.who.chosen', { count: ids.length })}</p>
            {ids.length > 0 && (
              <Button variant="ghost" size="sm" onClick={onClear}>
                {t('packageMove.who.clear')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
