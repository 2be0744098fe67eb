import { AmountText } from '#ui/amount-text.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { moveTexts } from '../move-texts.ts';

interface RefundFieldProps {
  value: string;
  /** In agorot. */
  most: number;
  error: string | undefined;
  onChange: (typed: string) => void;
}

export function RefundField({ value, most, error, onChange }: RefundFieldProps) {
  const t = useTexts(moveTexts);
  const hint = (
    <>
      {t('workshopMove.refund.hint')} <AmountText agorot={most} />
    </>
  );
  return (
    <Field label={t('workshopMove.refund.label')} hint={hint} required {...(error && { error })}>
      <Input
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
