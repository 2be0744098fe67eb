import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { AdminList, ListTools, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { OwnerEffect } from '../../contract.ts';
import { type EffectQuery, moveQueries } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { withChoice } from './choice.ts';
import { useEffectColumns } from './effect-columns.tsx';
import styles from './plan.module.css';
import { askOf, type Plan } from './use-plan.ts';

interface EffectListProps {
  plan: Plan;
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Every owner of the source with what the move would do to them; ticked one by one where only some are moved. */
export function EffectList({ plan, ids, onChoose }: EffectListProps) {
  const t = useTexts(moveTexts);
  const params = useListParams();
  const [q, after] = [params.get('q'), params.get('after')];
  const asked = { ...askOf(plan), ...(q && { q }), ...(after && { after }) } as EffectQuery;
  const query = useQuery(moveQueries.effect(useApi(), asked));
  const isPicking = plan.who === 'some';
  const columns = useEffectColumns(isPicking ? { ids, onChoose } : undefined);
  const isEmpty = query.data?.rows.length === 0 && !after;
  const clear = (
    <Button variant="outline" onClick={() => params.set({ q: undefined })}>
      {t('packageMove.effect.clear')}
    </Button>
  );
  const empty = { icon: UserRound, title: t(q ? 'packageMove.effect.noMatch' : 'packageMove.effect.empty') };
  return (
    <>
      <ListTools search={{ label: t('packageMove.effect.search') }} />
      {isPicking && <PickPage rows={query.data?.rows ?? []} ids={ids} onChoose={onChoose} />}
      {/* The list's own way out would take the plan out of the address too. */}
      {isEmpty ? (
        <Card>
          <EmptyState {...empty} {...(q && { action: clear })}>
            {!q && t('packageMove.effect.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <AdminList
          caption={t('packageMove.effect.list')}
          query={query}
          columns={columns}
          keyOf={({ userId }) => userId}
          hrefOf={({ userId }) => `/admin/users/${userId}`}
          empty={empty}
        />
      )}
    </>
  );
}

interface PickPageProps {
  rows: readonly OwnerEffect[];
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** All of the page at once; over the list, as a list of cards has no head. */
function PickPage({ rows, ids, onChoose }: PickPageProps) {
  const t = useTexts(moveTexts);
  const here = rows.filter(({ skip }) => skip === null).map(({ userId }) => userId);
  if (here.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box stands inside
    <label className={styles.pickPage}>
      <Checkbox
        checked={here.every((id) => ids.includes(id))}
        onCheckedChange={(isOn) => onChoose(withChoice(ids, here, isOn))}
      />
      {t('packageMove.who.pickPage')}
    </label>
  );
}
