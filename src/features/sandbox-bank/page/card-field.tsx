import type { ReactNode } from 'react';
import type { CardField as FieldName } from '../cards.ts';
import { Flaw } from './flaw.tsx';

interface CardFieldProps {
  name: FieldName;
  label: string;
  error: string;
  children: (control: { id: string; name: string; required: true; 'aria-describedby': string }) => ReactNode;
}

export const CardField = ({ name, label, error, children }: CardFieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    {children({ id: name, name, required: true, 'aria-describedby': `${name}-error` })}
    <Flaw id={`${name}-error`} text={error} />
  </div>
);
