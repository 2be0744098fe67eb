import { classNames } from '#ui/class-names.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Card, CardHeader, Grid, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { citiesTexts } from './cities-texts.ts';
import styles from './order-cards.module.css';
import { physicalOrderTexts } from './order-form-texts.ts';
import type { OrderFormState } from './use-order-form.ts';

const small = ['house', 'entrance', 'floor', 'apartment'] as const;

function StreetFields({ form }: { form: OrderFormState }) {
  const t = useTexts(physicalOrderTexts);
  return (
    <>
      <div>
        <Field
          label={t('cardOrder.address.street')}
          hint={t('cardOrder.address.streetHint')}
          error={form.errorOf('address.street')}
          required
        >
          <Input {...form.register('address.street')} autoComplete="address-line1" />
        </Field>
      </div>
      <Grid columns={2} gap={[4, 3]} className={classNames(styles.all, styles.smalls)}>
        {small.map((name) => (
          <Field
            key={name}
            label={t(`cardOrder.address.${name}`)}
            error={form.errorOf(`address.${name}`)}
            required={name === 'house'}
          >
            <Input {...form.register(`address.${name}`)} autoComplete="off" maxLength={10} />
          </Field>
        ))}
      </Grid>
      <div>
        <Field
          label={t('cardOrder.address.postcode')}
          hint={t('cardOrder.address.postcodeHint')}
          error={form.errorOf('address.postcode')}
          optional
        >
          <Input {...form.register('address.postcode')} dir="ltr" inputMode="numeric" autoComplete="postal-code" />
        </Field>
      </div>
    </>
  );
}

/** A pick-up point needs no street, so those fields are hidden; their values are preserved. */
export function AddressFields({ form }: { form: OrderFormState }) {
  const t = useTexts(physicalOrderTexts);
  const isPickup = form.watch('delivery') === 'pickup';
  const phoneError =
    form.formState.errors.address?.phone?.message === 'errors.invalid'
      ? t('cardOrder.address.phoneInvalid')
      : form.errorOf('address.phone');
  return (
    <Card as="section" aria-labelledby="address-title">
      <CardHeader
        title={t(isPickup ? 'cardOrder.address.pickupTitle' : 'cardOrder.address.title')}
        titleId="address-title"
      />
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <div>
          <Field label={t('cardOrder.address.recipient')} error={form.errorOf('address.recipient')} required>
            <Input {...form.register('address.recipient')} autoComplete="name" />
          </Field>
        </div>
        <div>
          <Field
            label={t('cardOrder.address.phone')}
            hint={t('cardOrder.address.phoneHint')}
            error={phoneError}
            required
          >
            <Input {...form.register('address.phone')} type="tel" autoComplete="tel" />
          </Field>
        </div>
        <div>
          <Field label={t('cardOrder.address.city')} error={form.errorOf('address.city')} required>
            <Input {...form.register('address.city')} list="cities" autoComplete="address-level2" />
          </Field>
          <Cities />
        </div>
        {!isPickup && <StreetFields form={form} />}
        <div className={styles.all}>
          <Field label={t('cardOrder.address.notes')} error={form.errorOf('address.notes')} optional>
            <Textarea {...form.register('address.notes')} rows={2} />
          </Field>
        </div>
      </Grid>
      <Text tone="muted" size="xs">
        {t('cardOrder.address.privacy')}
      </Text>
    </Card>
  );
}

/** Suggestions only; any other name is accepted. */
function Cities() {
  const names = useTexts(citiesTexts)('cities.names').split('|');
  return (
    <datalist id="cities">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
