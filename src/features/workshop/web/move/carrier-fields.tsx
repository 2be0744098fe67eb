import { type Carrier, carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import { wordsTexts } from '../words-texts.ts';
import styles from './move.module.css';
import type { MoveAnswers } from './move-answers.ts';

interface NumberFieldsProps {
  orders: readonly WorkshopOrder[];
  numbers: Readonly<Record<number, string>>;
  error: string | undefined;
  onChange: (numbers: Readonly<Record<number, string>>) => void;
}

const longest = 60;

/** The numbers of the parcels, one an order. */
function NumberFields({ orders, numbers, error, onChange }: NumberFieldsProps) {
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
  answers: MoveAnswers;
  isMissing: boolean;
  /** What the server said of single fields. */
  said: Readonly<Record<string, string>>;
  onChange: (next: Partial<MoveAnswers>) => void;
}

/** A link is asked for only where the carrier's own page is not known, and there is one parcel. */
export function CarrierFields({ orders, answers, isMissing, said, onChange }: CarrierFieldsProps) {
  const t = useTexts(moveTexts);
  const words = useTexts(wordsTexts);
  const { carrier, numbers, link } = answers;
  const flaw = isMissing ? t('workshopMove.carrier.missing') : said.carrier;
  const asksLink = orders.length === 1 && carrier !== '' && carriers[carrier] === null;
  return (
    <Stack gap={4} shrink shrinkItems>
      <Field label={t('workshopMove.carrier.label')} required {...(flaw && { error: flaw })}>
        <Select
          value={carrier}
          placeholder={t('workshopMove.carrier.choose')}
          onChange={({ currentTarget }) => onChange({ carrier: currentTarget.value as Carrier | '' })}
        >
          {carrierNames.map((name) => (
            <option key={name} value={name}>
              {words(`workshopWords.carrier.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberFields
        orders={orders}
        numbers={numbers}
        error={said.trackingNumber}
        onChange={(next) => onChange({ numbers: next })}
      />
      {asksLink && (
        <Field
          label={t('workshopMove.link.label')}
          hint={t('workshopMove.link.hint')}
          optional
          {...(said.trackingLink && { error: said.trackingLink })}
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
