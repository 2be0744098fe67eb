import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { AdminPage, Panel } from '#features/admin/web/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { moveTexts } from '../move-texts.ts';
import { EarlierMoves } from './earlier-moves.tsx';
import { EffectList } from './effect-list.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { OwnersPanel } from './owners-panel.tsx';
import { PackagesPanel } from './packages-panel.tsx';
import styles from './plan.module.css';
import { SumsPanel } from './sums-panel.tsx';
import { askOf, usePlan } from './use-plan.ts';

/** `/admin/package-migration`: whom to move from where to where, what it does to them, and what was done before. */
export function PackageMigrationPage() {
  const t = useTexts(moveTexts);
  usePageTitle(t('packageMove.title'));
  const plan = usePlan();
  // Of one source: who was chosen among the owners of another is nobody here.
  const [chosen, setChosen] = useState<{ of: string; ids: readonly number[] }>({ of: '', ids: [] });
  const ids = chosen.of === plan.source ? chosen.ids : [];
  const choose = (next: readonly number[]) => setChosen({ of: plan.source ?? '', ids: next });
  const isReady = askOf(plan) !== undefined;
  return (
    <AdminPage title={t('packageMove.title')} lead={t('packageMove.lead')}>
      <div className={styles.steps}>
        <PackagesPanel plan={plan} />
        <OptionsPanel plan={plan} />
        <OwnersPanel plan={plan} ids={ids} onClear={() => choose([])} />
      </div>
      {isReady ? (
        <>
          <SumsPanel plan={plan} ids={ids} />
          <EffectList plan={plan} ids={ids} onChoose={choose} />
        </>
      ) : (
        <Panel title={t('packageMove.step.effect')}>
          <EmptyState icon={Shuffle} title={t('packageMove.first')} level="p" />
        </Panel>
      )}
      <EarlierMoves />
    </AdminPage>
  );
}
