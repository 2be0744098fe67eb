import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './address-fields.module.css';
import { useFieldTexts } from './field-errors.ts';
import { cardOrderTexts } from './order-form-texts.ts';
import type { OrderFormState } from './use-order-form.ts';

const small = ['house', 'entrance', 'floor', 'apartment'] as const;

export function StreetFields({ form }: { form: OrderFormState }) {
  const t = useTexts(cardOrderTexts);
  const say = useFieldTexts();
  const errors = form.formState.errors.address;
  return (
    <>
      <div className={styles.wide}>
        <Field
          label={t('cardOrder.address.street')}
          hint={t('cardOrder.address.streetHint')}
          error={say(errors?.street)}
          required
        >
          <Input {...form.register('address.street')} autoComplete="address-line1" />
        </Field>
      </div>
      <div className={classNames(styles.all, styles.smalls)}>
        {small.map((name) => (
          <Field
            key={name}
            label={t(`cardOrder.address.${name}`)}
            error={say(errors?.[name])}
            required={name === 'house'}
          >
            <Input {...form.register(`address.${name}`)} autoComplete="off" maxLength={10} />
          </Field>
        ))}
      </div>
      <div className={styles.wide}>
        <Field
          label={t('cardOrder.address.postcode')}
          hint={t('cardOrder.address.postcodeHint')}
          error={say(errors?.postcode)}
          optional
        >
          <Input {...form.register('address.postcode')} dir="ltr" inputMode="numeric" autoComplete="postal-code" />
        </Field>
      </div>
    </>
  );
}
