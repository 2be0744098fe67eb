import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import styles from './move.module.css';

interface NumberFieldsProps {
  orders: readonly WorkshopOrder[];
  numbers: Readonly<Record<number, string>>;
  error: string | undefined;
  onChange: (numbers: Readonly<Record<number, string>>) => void;
}

const longest = 60;

/** The numbers of the parcels, one an order. */
export function NumberFields({ orders, numbers, error, onChange }: NumberFieldsProps) {
  const t = useTexts(moveTexts);
  const inputOf = (id: number) => ({
    dir: 'ltr' as const,
    maxLength: longest,
    autoComplete: 'off',
    spellCheck: false,
    value: numbers[id] ?? '',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...numbers, [id]: currentTarget.value }),
  });
  const [first] = orders;
  if (orders.length === 1 && first)
    return (
      <Field label={t('workshopMove.number.label')} optional {...(error && { error })}>
        <Input {...inputOf(first.id)} />
      </Field>
    );
  return (
    <FieldGroup
      label={t('workshopMove.number.each')}
      hint={t('workshopMove.number.eachHint')}
      {...(error && { error })}
    >
      <div className={styles.numbers}>
        {orders.map(({ id }) => (
          <div key={id} className={styles.number}>
            <OrderNumber id={id} />
            <Input {...inputOf(id)} aria-label={t('workshopMove.number.of', { number: String(id) })} />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
