import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './field.module.css';

/** Connects a control to its label, hint and error. */
export interface FieldControl {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** Controls of this folder get their ids from here; a control's own props take precedence. */
export const useFieldControl = (): FieldControl => useContext(FieldContext);

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Labels the field as optional, for the few such fields among required ones. */
  optional?: boolean;
}

interface FieldProps extends FieldTexts {
  id?: string;
  /** The label is beside the control, as for a checkbox or a switch. */
  inline?: boolean;
  className?: string;
  /** Any control of this folder, or a render function for a foreign one. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

export function Field({ id, inline = false, className, children, ...fieldTexts }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = fieldTexts.hint ? `${controlId}-hint` : undefined;
  const errorId = fieldTexts.error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const invalid = Boolean(fieldTexts.error);
  const required = fieldTexts.required ?? false;
  const control = useMemo<FieldControl>(
    () => ({
      id: controlId,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(invalid ? { 'aria-invalid': true } : {}),
      ...(required ? { 'aria-required': true } : {}),
    }),
    [controlId, describedBy, invalid, required],
  );
  return (
    <div className={classNames(styles.field, inline && styles.inline, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <LabelText {...fieldTexts} />
      </label>
      <div className={styles.control}>
        <FieldContext value={control}>{typeof children === 'function' ? children(control) : children}</FieldContext>
      </div>
      <Notes {...fieldTexts} hintId={hintId} errorId={errorId} />
    </div>
  );
}

interface FieldGroupProps extends FieldTexts {
  className?: string;
  children: ReactNode;
}

/** Several controls under one question: a radio group, a set of checkboxes. */
export function FieldGroup({ className, children, ...fieldTexts }: FieldGroupProps) {
  const id = useId();
  const hintId = fieldTexts.hint ? `${id}-hint` : undefined;
  const errorId = fieldTexts.error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(styles.group, className)}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <legend className={styles.label}>
        <LabelText {...fieldTexts} />
      </legend>
      {children}
      <Notes {...fieldTexts} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}

function LabelText({ label, required, optional }: FieldTexts) {
  const t = useTexts(uiTexts);
  return (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className={styles.optional}>{t('ui.optional')}</span>}
    </>
  );
}

interface NotesProps extends FieldTexts {
  hintId: string | undefined;
  errorId: string | undefined;
}

function Notes({ hint, error, hintId, errorId }: NotesProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}
