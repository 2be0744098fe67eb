import { type Carrier, carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { wordsTexts } from '../words-texts.ts';
import styles from './move.module.css';
import type { MoveAnswers } from './move-answers.ts';
import { NumberFields } from './number-fields.tsx';

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
    <div className={styles.fields}>
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
    </div>
  );
}
