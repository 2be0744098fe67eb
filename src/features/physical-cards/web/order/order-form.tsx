import { useId } from 'react';
import { Link } from 'react-router';
import { ChevronBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CardPrices, SavedDesign } from '../../contract.ts';
import { AddressFields } from './address-fields.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { DesignVerdict } from './design-verdict.tsx';
import styles from './order-cards.module.css';
import { cardOrderTexts } from './order-form-texts.ts';
import { OrderSummary } from './order-summary.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useOrderForm } from './use-order-form.ts';
import { verdictOn } from './verdict.ts';

interface OrderFormProps {
  saved: SavedDesign;
  prices: CardPrices;
}

export function OrderForm({ saved, prices }: OrderFormProps) {
  const t = useTexts(cardOrderTexts);
  const titleId = useId();
  const { form, submit, isPending } = useOrderForm(saved.id, prices);
  const verdict = verdictOn(saved);
  return (
    <form className={styles.page} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <div>
        <Link className={styles.back} to="/physical-cards">
          <ChevronBack size={18} aria-hidden="true" />
          {t('cardOrder.back')}
        </Link>
        <h1 className={styles.title} id={titleId}>
          {t('cardOrder.title')}
        </h1>
      </div>
      <DesignVerdict verdict={verdict} designId={saved.id} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <QuantityField form={form} />
          <DeliveryField form={form} promises={prices.promises} />
          <AddressFields form={form} />
        </div>
        <div className={styles.aside}>
          <OrderSummary saved={saved} prices={prices} form={form} isPending={isPending} isBlocked={verdict.isBlocked} />
        </div>
      </div>
    </form>
  );
}
