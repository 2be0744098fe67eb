import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { searchable } from '#features/leads/search.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { QueryContent, Skeleton } from '#ui/feedback/query-content.tsx';
import { Card, CardHeader, Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PickupPoint } from '../../points-contract.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
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
        <Field label={t('cardOrder.address.city')} error={form.errorOf('address.city')} required>
          <Input {...form.register('address.city')} list="cities" autoComplete="address-level2" />
        </Field>
        <Cities />
      </div>
      <div>
        <Field
          label={t('cardOrder.address.street')}
          {...(!form.errorOf('address.street') && { hint: t('cardOrder.address.streetHint') })}
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
            optional={name !== 'house'}
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

/** All points by city; typing narrows the list down, except for the chosen one. */
function PointField({ form }: { form: OrderFormState }) {
  const t = useTexts(physicalOrderTexts);
  const { locale } = useLocale();
  const points = useQuery(physicalCardQueries.points(useApi(), locale));
  const [typed, setTyped] = useState('');
  const words = searchable(typed).split(' ').filter(Boolean);
  const fits = ({ city, name, street }: PickupPoint) =>
    words.every((word) => searchable(`${city} ${name} ${street}`).includes(word));
  return (
    <Stack gap={3} className={styles.all}>
      <QueryContent query={points} failed={t('cardOrder.points.failed')} skeleton={<Skeleton shape="block" />}>
        {(all) => (
          <Controller
            control={form.control}
            name="pointId"
            render={({ field: { value, onChange, ref } }) => {
              const shown = all.filter((point) => fits(point) || String(point.id) === value);
              return (
                <RadioGroup
                  className={styles.pointGroup ?? ''}
                  label={t('cardOrder.points.label')}
                  value={value ?? ''}
                  onValueChange={onChange}
                  error={form.errorOf('pointId')}
                  required
                >
                  <Input
                    // Where a missing point is filled in, so the submitted form focuses it.
                    ref={ref}
                    type="search"
                    className={styles.search}
                    value={typed}
                    onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                    // Enter would submit the order.
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                    aria-label={t('cardOrder.points.search')}
                    placeholder={t('cardOrder.points.search')}
                    maxLength={60}
                    autoComplete="off"
                    start={<Search size={18} aria-hidden="true" />}
                  />
                  <div className={styles.points}>
                    {shown.map(({ id, city, name, street }) => (
                      <RadioItem key={id} value={String(id)} description={<bdi>{`${name}, ${street}`}</bdi>}>
                        <bdi>{city}</bdi>
                      </RadioItem>
                    ))}
                    {!all.some(fits) && (
                      <Text role="status" tone="muted" size="s">
                        {t(all.length ? 'cardOrder.points.nothing' : 'cardOrder.points.none')}
                      </Text>
                    )}
                  </div>
                </RadioGroup>
              );
            }}
          />
        )}
      </QueryContent>
    </Stack>
  );
}

/** With a pick-up point the fields of a street are hidden; their values are preserved. */
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
        {isPickup ? <PointField form={form} /> : <StreetFields form={form} />}
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
