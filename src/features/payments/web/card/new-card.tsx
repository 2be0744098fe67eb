import { type Ref, useImperativeHandle, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { CardFields } from '../fields/card-fields.tsx';
import { payingTexts } from '../texts.ts';
import { CardTrouble } from './card-trouble.tsx';
import styles from './new-card.module.css';
import { useNewCard } from './use-new-card.ts';

export interface NewCardHandle {
  /** Rejects with the reason already on the screen. */
  save(): Promise<PaymentMethod>;
}

interface NewCardProps {
  isKeptAsked?: boolean;
  ref?: Ref<NewCardHandle>;
}

/** A card that is typed in the provider's fields and then saved here by the token they give. */
export function NewCard({ isKeptAsked = false, ref }: NewCardProps) {
  const t = useTexts(payingTexts);
  const [isKept, setIsKept] = useState(true);
  const { fields, problem, save } = useNewCard();
  useImperativeHandle(ref, () => ({ save: () => save(isKept || !isKeptAsked) }));
  return (
    <FieldGroup className={styles.card ?? ''} label={t('paying.card.label')}>
      <CardFields ref={fields} />
      <CardTrouble sentence={problem} />
      {isKeptAsked && (
        <Field inline label={t('paying.card.keep')}>
          <Checkbox checked={isKept} onCheckedChange={setIsKept} />
        </Field>
      )}
      <p className={styles.safe}>{t('paying.card.safe')}</p>
    </FieldGroup>
  );
}
