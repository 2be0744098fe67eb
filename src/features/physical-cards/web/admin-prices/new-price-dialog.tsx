import { z } from 'zod';
import { day } from '#base/schemas.ts';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminCardPrice, cardPricesApi, type NewCardPrice } from '../../prices-contract.ts';
import { cardPricesAdminTexts } from './card-prices-texts.ts';
import { useItemName } from './item-name.ts';
import { agorotIn, typedAmount } from './price-rows.ts';

const maxAgorot = 1_000_000;

const schema = z.object({
  price: z
    .string()
    .refine((typed) => (agorotIn(typed) ?? maxAgorot + 1) <= maxAgorot, { error: 'cardPricesAdmin.wrongPrice' })
    .transform((typed) => agorotIn(typed) ?? 0),
  validFrom: z.string().min(1, { error: 'cardPricesAdmin.noDay' }).pipe(day),
});

/** Starts with the price of today, from tomorrow on. */
export function NewPriceDialog({ one: { item, amount }, onClose }: { one: AdminCardPrice; onClose: () => void }) {
  const t = useTexts(cardPricesAdminTexts);
  const name = useItemName()(item);
  const today = dateInIsrael(new Date());
  const form = useSchemaForm({
    schema,
    texts: [cardPricesAdminTexts],
    serverNames: { amount: 'price' },
    defaultValues: { price: typedAmount(amount), validFrom: addDays(today, 1) },
  });
  const { send, isPending } = useAdminCall<unknown, NewCardPrice>({
    call: (api, body) => api.call(cardPricesApi.add, { body }),
    done: t('cardPricesAdmin.done'),
    onDone: onClose,
    onFields: form.showFields,
  });
  return (
    <ConfirmAction
      title={t('cardPricesAdmin.addOf', { item: name })}
      text={t('cardPricesAdmin.addText')}
      action={t('cardPricesAdmin.save')}
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(({ price, validFrom }) => send({ item, amount: price, validFrom }))}
      isPending={isPending}
    >
      <Grid columns={2} gap={3} align="start" shrink>
        <Field label={t('cardPricesAdmin.price')} hint={t('cardPricesAdmin.vat')} error={form.errorOf('price')}>
          <Input {...form.register('price')} inputMode="decimal" dir="ltr" start="₪" autoComplete="off" maxLength={8} />
        </Field>
        <Field label={t('cardPricesAdmin.from')} hint={t('cardPricesAdmin.fromHint')} error={form.errorOf('validFrom')}>
          <Input {...form.register('validFrom')} type="date" min={today} />
        </Field>
      </Grid>
    </ConfirmAction>
  );
}
