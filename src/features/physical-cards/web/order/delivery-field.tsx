import { Controller } from 'react-hook-form';
import { AmountText } from '#ui/amount-text.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import type { CardPrices } from '../../contract.ts';
import { deliveries, deliveryPrices } from '../../prices.ts';
import { cardWordsTexts } from '../parts/card-words-texts.ts';
import { usePromiseWords } from '../parts/use-promise-words.ts';
import styles from './delivery-field.module.css';
import { useFieldTexts } from './field-errors.ts';
import { cardOrderTexts } from './order-form-texts.ts';
import type { OrderFormState } from './use-order-form.ts';

interface DeliveryFieldProps {
  form: OrderFormState;
  promises: CardPrices['promises'];
}

export function DeliveryField({ form, promises }: DeliveryFieldProps) {
  const t = useTexts(cardOrderTexts);
  const tw = useTexts(cardWordsTexts);
  const say = useFieldTexts();
  const promised = usePromiseWords();
  return (
    <Card as="section">
      <Controller
        control={form.control}
        name="delivery"
        render={({ field, fieldState }) => (
          <RadioGroup
            variant="cards"
            className={styles.group ?? ''}
            label={t('cardOrder.delivery.title')}
            value={field.value}
            onValueChange={field.onChange}
            error={say(fieldState.error)}
          >
            {deliveries.map((delivery) => {
              const promise = promises.find((one) => one.delivery === delivery);
              return (
                <RadioItem key={delivery} value={delivery} className={styles.option ?? ''}>
                  <span className={styles.line}>
                    <span className={styles.name}>{tw(`cardWords.delivery.${delivery}`)}</span>
                    <AmountText agorot={deliveryPrices[delivery]} className={styles.price ?? ''} />
                  </span>
                  <span className={styles.text}>{t(`cardOrder.delivery.${delivery}`)}</span>
                  {promise && <span className={styles.promise}>{promised(promise)}</span>}
                </RadioItem>
              );
            })}
          </RadioGroup>
        )}
      />
    </Card>
  );
}
