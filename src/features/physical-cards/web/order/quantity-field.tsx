import { Minus, Plus } from 'lucide-react';
import { useContact } from '#features/settings/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { maxQuantity } from '../../prices.ts';
import { useFieldTexts } from './field-errors.ts';
import { physicalOrderTexts } from './order-form-texts.ts';
import styles from './quantity-field.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** Typed or pressed; whoever needs very many writes. */
export function QuantityField({ form }: { form: OrderFormState }) {
  const t = useTexts(physicalOrderTexts);
  const fieldText = useFieldTexts();
  const { errors } = form.formState;
  const typed = Number(form.watch('quantity'));
  const step = (by: number) => {
    const next = Math.min(maxQuantity, Math.max(1, (Number.isInteger(typed) ? typed : 1) + by));
    form.setValue('quantity', String(next), { shouldDirty: true, shouldValidate: true });
  };
  const contact = useContact();
  const mail = `mailto:${contact.mail}?subject=${encodeURIComponent(t('cardOrder.quantity.quoteSubject'))}`;
  return (
    <Card as="section" aria-labelledby="quantity-title">
      <CardHeader title={t('cardOrder.quantity.title')} titleId="quantity-title" />
      <Field className={styles.field ?? ''} label={t('cardOrder.quantity.label')} error={fieldText(errors.quantity)}>
        <Row gap={2} align="center">
          <Button
            size="icon"
            variant="outline"
            className={styles.step ?? ''}
            aria-label={t('cardOrder.quantity.less')}
            aria-disabled={typed <= 1}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" />
          </Button>
          <Input
            // Told at once: the sum beside it would else be that of another number.
            {...form.register('quantity', { onChange: () => void form.trigger('quantity') })}
            className={styles.number ?? ''}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={4}
          />
          <Button
            size="icon"
            variant="outline"
            className={styles.step ?? ''}
            aria-label={t('cardOrder.quantity.more')}
            aria-disabled={typed >= maxQuantity}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" />
          </Button>
        </Row>
      </Field>
      <Text tone="muted" size="s">
        {t('cardOrder.quantity.quote', { max: maxQuantity })} <a href={mail}>{t('cardOrder.quantity.quoteAction')}</a>
      </Text>
    </Card>
  );
}
