import type { InputHTMLAttributes } from 'react';
import { Said } from '../said.tsx';
import type { BlockOf } from '../shown-blocks.ts';
import type { View } from '../view.ts';

interface LeadFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
}

export const LeadField = ({ label, hint, ...input }: LeadFieldProps) => (
  <label>
    <span>
      {label} {hint && <small>{hint}</small>}
    </span>
    <input {...input} />
  </label>
);

type Field = BlockOf<'lead-form'>['fields'][number];

/** A question of the owner's own. */
export function OwnField({ field, view, of }: { readonly field: Field; readonly view: View; readonly of: string }) {
  const { t, say } = view;
  const name = `field-${field.id}`;
  const id = `${of}-${field.id}`;
  if (!say(field.label)) return null;
  return (
    <label htmlFor={id}>
      <span>
        <Said words={field.label} view={view} /> {!field.isRequired && <small>{t('card.lead.optional')}</small>}
      </span>
      {field.kind === 'choice' ? (
        <select id={id} name={name} required={field.isRequired} defaultValue="">
          <option value="">{t('card.lead.choose')}</option>
          {field.choices
            .map(say)
            .filter(Boolean)
            .map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={field.kind === 'date' ? 'date' : 'text'}
          dir={field.kind === 'date' ? undefined : 'auto'}
          required={field.isRequired}
          maxLength={field.kind === 'date' ? undefined : 500}
        />
      )}
    </label>
  );
}
