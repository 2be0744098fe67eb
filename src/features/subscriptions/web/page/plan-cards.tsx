import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PackageEntitlements, Product } from '#features/packages/contract.ts';
import { isFree } from '#features/packages/domain.ts';
import { BillingToggle, PricingPanel } from '#features/packages/web/index.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { planAction } from '../plans/plan-action.ts';
import { ActionHint } from './action-hint.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PlanCardAction } from './plan-card-action.tsx';
import styles from './plan-cards.module.css';
import { plansTexts } from './plans-texts.ts';

interface PlanCardsProps {
  mine: Subscription;
  products: readonly Product[];
  entitlements: readonly PackageEntitlements[];
  onCancel: () => void;
}

/** All packages at one cycle, each with what can be done about it; `?plan=` brings the eye to one. */
export function PlanCards({ mine, products, entitlements, onCancel }: PlanCardsProps) {
  const t = useTexts(plansTexts);
  const [cycle, setCycle] = useState<Cycle>('yearly');
  const [changingTo, setChangingTo] = useState<Product>();
  const chosen = useChosen(products);
  return (
    <Stack as="section" gap={6} className={styles.section} aria-labelledby="plans-title">
      <Row gap={4} align="center" justify="between" wrap>
        <Text as="h2" size="xl" id="plans-title">
          {t('plans.choose')}
        </Text>
        <BillingToggle cycle={cycle} onChange={setCycle} />
      </Row>
      <Stack as="ul" gap={6} className={styles.grid} data-count={products.length}>
        {products.map((product) => {
          const action = planAction(mine, product, cycle);
          const isOwn = isFree(product) ? action.kind === 'own' : mine.paid?.packageType === product.packageType;
          const planStatus = mine.state === 'trial' || mine.state === 'complimentary' ? mine.state : undefined;
          const heldStatus = mine.packageType === product.packageType ? planStatus : undefined;
          const isChosen = product.id === chosen;
          const mark = isOwn ? 'own' : isChosen ? 'chosen' : heldStatus;
          return (
            <PricingPanel
              key={product.id}
              id={`plan-${product.id}`}
              product={product}
              cycle={cycle}
              label={mark && t(`plans.marks.${mark}`)}
              tone={isChosen ? 'chosen' : mark && 'own'}
              action={
                <>
                  <PlanCardAction
                    mine={mine}
                    product={product}
                    cycle={cycle}
                    action={action}
                    isHot={chosen === undefined ? product.isPopular : isChosen}
                    onSchedule={() => setChangingTo(product)}
                    onCancel={onCancel}
                  />
                  <ActionHint action={action} />
                </>
              }
            />
          );
        })}
      </Stack>
      <Text tone="muted" size="s">
        {t('plans.vat')}
      </Text>
      <ChangeDialog
        mine={mine}
        product={changingTo}
        cycle={cycle}
        entitlements={entitlements}
        onClose={() => setChangingTo(undefined)}
      />
    </Stack>
  );
}

function useChosen(products: readonly Product[]): number | undefined {
  const [search] = useSearchParams();
  const id = Number(search.get('plan'));
  const chosen = products.some((product) => product.id === id) ? id : undefined;
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(`plan-${chosen}`)?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return chosen;
}
