import { Check } from 'lucide-react';
import type { Product } from '#features/packages/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { ResumeButton } from '../dialogs/resume-button.tsx';
import { checkoutHref, type PlanAction } from '../plans/plan-action.ts';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';
import { UndoButton } from './undo-button.tsx';

interface PlanCardActionProps {
  mine: Subscription;
  product: Product;
  cycle: Cycle;
  action: PlanAction;
  /** The single primary action of the page. */
  isHot: boolean;
  onSchedule: () => void;
  onCancel: () => void;
}

/** The single action for a package. */
export function PlanCardAction({ mine, product, cycle, action, isHot, onSchedule, onCancel }: PlanCardActionProps) {
  const t = useTexts(plansTexts);
  const { name } = product;
  switch (action.kind) {
    case 'buy':
    case 'upgrade':
      return <CheckoutLink mine={mine} product={product} cycle={cycle} isHot={isHot} />;
    case 'complimentary':
      return <CheckoutLink mine={mine} product={product} cycle={cycle} isHot={false} />;
    case 'schedule':
      return (
        <Button block variant="outline" onClick={onSchedule}>
          {/* The same package with another cycle is named by the cycle. */}
          {mine.paid?.packageId === product.id ? t('plans.actions.shorter') : t('plans.actions.schedule', { name })}
        </Button>
      );
    case 'scheduled':
    case 'keep':
      return (
        <UndoButton block mine={mine}>
          {action.kind === 'keep' ? t('plans.actions.keep', { name }) : t('plans.scheduled.undo')}
        </UndoButton>
      );
    case 'resume':
      return <ResumeButton block subscription={mine} />;
    case 'cancel':
      return (
        <Button block variant="outline" onClick={onCancel}>
          {t('plans.actions.cancel')}
        </Button>
      );
    case 'payFirst':
      return (
        <RouterLinkButton block variant="outline" to="/wallet">
          {t('plans.actions.payFirst')}
        </RouterLinkButton>
      );
    case 'own':
      return (
        <Row as="p" gap={2} align="center" justify="center" tone="brand" weight="medium" className={styles.own}>
          <Check size={20} aria-hidden="true" />
          {t('plans.actions.own')}
        </Row>
      );
    default:
      return null;
  }
}

interface CheckoutLinkProps {
  mine: Subscription;
  product: Product;
  cycle: Cycle;
  isHot: boolean;
}

function CheckoutLink({ mine, product, cycle, isHot }: CheckoutLinkProps) {
  const t = useTexts(plansTexts);
  const { name } = product;
  const upgrade =
    mine.paid?.packageId === product.id ? t('plans.actions.longer') : t('plans.actions.upgrade', { name });
  return (
    <RouterLinkButton block variant={isHot ? 'hot' : 'outline'} to={checkoutHref(product.id, cycle)}>
      {mine.paid ? upgrade : t('plans.actions.buy', { name })}
    </RouterLinkButton>
  );
}
