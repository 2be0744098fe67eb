import { CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './field.module.css';
import controls from './input.module.css';

/** Connects a control to its label, hint and error. */
interface FieldControl {
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
  const describedBy = noteIds(controlId, fieldTexts);
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
      <Notes {...fieldTexts} id={controlId} />
    </div>
  );
}

/** The ids of the elements that `Notes` renders. */
const noteIds = (id: string, { hint, error }: FieldTexts): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

interface FieldGroupProps extends FieldTexts {
  className?: string;
  children: ReactNode;
}

/** Several controls under one question: a radio group, a set of checkboxes. */
export function FieldGroup({ className, children, ...fieldTexts }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={noteIds(id, fieldTexts)}>
      <legend className={styles.label}>
        <LabelText {...fieldTexts} />
      </legend>
      {children}
      <Notes {...fieldTexts} id={id} />
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

function Notes({ id, hint, error }: FieldTexts & { id: string }) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

const latinTypes = new Set(['tel', 'email', 'url', 'number', 'password', 'date', 'time', 'month']);

interface InputProps extends ComponentProps<'input'> {
  /** A short text or icon inside the edge, such as a currency or a magnifier. */
  start?: ReactNode;
  end?: ReactNode;
}

export function Input({ start, end, className, type = 'text', dir, placeholder, ...rest }: InputProps) {
  const field = useFieldControl();
  const framed = Boolean(start || end);
  const input = (
    <input
      {...field}
      {...rest}
      type={type}
      dir={dir ?? (latinTypes.has(type) ? 'ltr' : 'auto')}
      // A space keeps `:placeholder-shown` true, so that an empty field follows the page's direction.
      placeholder={placeholder ?? ' '}
      className={classNames(framed ? controls.inner : controls.input, className)}
    />
  );
  if (!framed) return input;
  return (
    <span className={classNames(controls.input, controls.framed)}>
      {start && <span className={controls.start}>{start}</span>}
      {input}
      {end && (
        <Row as="span" fixed align="center" tone="muted">
          {end}
        </Row>
      )}
    </span>
  );
}

export function Textarea({ className, dir = 'auto', rows = 4, placeholder, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      dir={dir}
      rows={rows}
      placeholder={placeholder ?? ' '}
      className={classNames(controls.input, controls.textarea, className)}
    />
  );
}
