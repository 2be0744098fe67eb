import { type Carrier, carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { Field, FieldGroup } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { OrderNumber } from '../components/order-details.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import { transitionTexts } from '../transition-texts.ts';
import styles from './transition.module.css';
import type { TransitionInput } from './transition-input.ts';

interface NumberFieldsProps {
  orders: readonly WorkshopOrder[];
  numbers: Readonly<Record<number, string>>;
  error: string | undefined;
  onChange: (numbers: Readonly<Record<number, string>>) => void;
}

const longest = 60;

/** The numbers of the parcels, one an order. */
function NumberFields({ orders, numbers, error, onChange }: NumberFieldsProps) {
  const t = useTexts(transitionTexts);
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
      <Stack gap={2} className={styles.numbers}>
        {orders.map(({ id }) => (
          <Grid gap={3} align="center" key={id} className={styles.number}>
            <OrderNumber id={id} />
            <Input {...inputOf(id)} aria-label={t('workshopMove.number.of', { number: String(id) })} />
          </Grid>
        ))}
      </Stack>
    </FieldGroup>
  );
}

interface CarrierFieldsProps {
  orders: readonly WorkshopOrder[];
  answers: TransitionInput;
  isMissing: boolean;
  /** What the server said of single fields. */
  serverErrors: Readonly<Record<string, string>>;
  onChange: (next: Partial<TransitionInput>) => void;
}

/** A link is asked for only where the carrier's own page is not known, and there is one parcel. */
export function CarrierFields({ orders, answers, isMissing, serverErrors, onChange }: CarrierFieldsProps) {
  const t = useTexts(transitionTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { carrier, numbers, link } = answers;
  const error = isMissing ? t('workshopMove.carrier.missing') : serverErrors.carrier;
  const needsLink = orders.length === 1 && carrier !== '' && carriers[carrier] === null;
  return (
    <Stack gap={4} shrink shrinkItems>
      <Field label={t('workshopMove.carrier.label')} required {...(error && { error })}>
        <Select
          value={carrier}
          placeholder={t('workshopMove.carrier.choose')}
          onChange={({ currentTarget }) => onChange({ carrier: currentTarget.value as Carrier | '' })}
        >
          {carrierNames.map((name) => (
            <option key={name} value={name}>
              {tLabels(`workshopWords.carrier.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberFields
        orders={orders}
        numbers={numbers}
        error={serverErrors.trackingNumber}
        onChange={(next) => onChange({ numbers: next })}
      />
      {needsLink && (
        <Field
          label={t('workshopMove.link.label')}
          hint={t('workshopMove.link.hint')}
          optional
          {...(serverErrors.trackingLink && { error: serverErrors.trackingLink })}
        >
          <Input
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={link}
            onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
