import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import type { Product } from '#features/packages/contract.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { Subscription } from '../../contract.ts';
import { planQueries } from '../plans/plan-queries.ts';
import { CompareTable } from './compare-table.tsx';
import { PlanCards } from './plan-cards.tsx';
import { plansTexts } from './plans-texts.ts';

interface PlansSectionProps {
  mine: Subscription;
  products: readonly Product[];
  onCancel: () => void;
}

/** What is on sale. Without the figures to compare, the cards still say what matters. */
export function PlansSection({ mine, products, onCancel }: PlansSectionProps) {
  const t = useTexts(plansTexts);
  const { data: entitlements = [] } = useQuery(planQueries.entitlements(useApi()));
  const sold = products.toSorted((first, second) => first.sortOrder - second.sortOrder);
  if (sold.length === 0)
    return (
      <Card>
        <EmptyState icon={PackageOpen} title={t('plans.none.title')}>
          {t('plans.none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <PlanCards mine={mine} products={sold} entitlements={entitlements} onCancel={onCancel} />
      <CompareTable products={sold} entitlements={entitlements} />
    </>
  );
}
