import { useState } from 'react';
import type { Broadcast } from '../../admin-contract.ts';
import { AudienceFields } from './audience-fields.tsx';
import styles from './broadcasts.module.css';
import { type FieldErrors, type Typed, typedOf } from './draft.ts';
import { FormActions } from './form-actions.tsx';
import { Preview } from './preview.tsx';
import { WordsFields } from './words-fields.tsx';

interface BroadcastFormProps {
  broadcast: Broadcast | undefined;
}

export function BroadcastForm({ broadcast }: BroadcastFormProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(broadcast));
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (part: Partial<Typed>) => setTyped((current) => ({ ...current, ...part }));
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <WordsFields typed={typed} errors={errors} onChange={change} />
        <AudienceFields typed={typed} onChange={change} />
        <FormActions broadcast={broadcast} typed={typed} onErrors={setErrors} />
      </div>
      <Preview typed={typed} />
    </div>
  );
}
