import { carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { physicalCardLabelTexts } from '#features/physical-cards/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Field, FieldGroup, Input } from '#ui/controls/field.tsx';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { isUnlikelyNumber } from '../../tracking-number.ts';
import { OrderNumber } from '../components/order-details.tsx';
import { transitionTexts } from '../transition-texts.ts';
import styles from './transition.module.css';
import type { TransitionInput } from './transition-input.ts';

interface CarrierFieldsProps {
  orders: readonly WorkshopOrder[];
  form: SchemaForm<TransitionInput>;
}

const maxNumberLength = 40;

/** Tracking numbers, one per order. */
function NumberFields({ orders, form: { register, errorOf, watch } }: CarrierFieldsProps) {
  const t = useTexts(transitionTexts);
  const { carrier, numbers } = watch();
  const unlikely = orders.filter(({ id }) => isUnlikelyNumber(carrier, numbers[id] ?? ''));
  const warning = unlikely.length > 0 && (
    <Text as="span" tone="warn" role="status">
      {t('workshopMove.number.unlikely', { numbers: unlikely.map(({ id }) => numbers[id]).join(', ') })}
    </Text>
  );
  const inputOf = (id: number) => (
    <Input
      {...register(`numbers.${id}`)}
      dir="ltr"
      maxLength={maxNumberLength}
      autoComplete="off"
      spellCheck={false}
      {...(orders.length > 1 && { 'aria-label': t('workshopMove.number.of', { number: String(id) }) })}
    />
  );
  const error = orders.map(({ id }) => errorOf(`numbers.${id}`)).find(Boolean);
  const [first] = orders;
  if (orders.length === 1 && first)
    return (
      <Field label={t('workshopMove.number.label')} hint={!error && warning} error={error}>
        {inputOf(first.id)}
      </Field>
    );
  return (
    <FieldGroup label={t('workshopMove.number.each')} hint={warning || t('workshopMove.number.eachHint')} error={error}>
      <Stack gap={2} className={styles.numbers}>
        {orders.map(({ id }) => (
          <Grid gap={3} align="center" key={id} className={styles.number}>
            <OrderNumber id={id} />
            {inputOf(id)}
          </Grid>
        ))}
      </Stack>
    </FieldGroup>
  );
}

/** A tracking link is requested only if the carrier's page is not known and there is a single parcel. */
export function CarrierFields({ orders, form }: CarrierFieldsProps) {
  const t = useTexts(transitionTexts);
  const tLabels = useTexts(physicalCardLabelTexts);
  const carrier = form.watch('carrier');
  const needsLink = orders.length === 1 && carrier !== '' && carriers[carrier] === null;
  return (
    <Stack gap={4} shrink shrinkItems>
      <Field label={t('workshopMove.carrier.label')} required error={form.errorOf('carrier')}>
        <Select {...form.register('carrier')} placeholder={t('workshopMove.carrier.choose')}>
          {carrierNames.map((name) => (
            <option key={name} value={name}>
              {tLabels(`cardWords.carrier.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberFields orders={orders} form={form} />
      {needsLink && (
        <Field label={t('workshopMove.link.label')} hint={t('workshopMove.link.hint')} error={form.errorOf('link')}>
          <Input {...form.register('link')} type="url" placeholder="https://" autoComplete="off" />
        </Field>
      )}
    </Stack>
  );
}
