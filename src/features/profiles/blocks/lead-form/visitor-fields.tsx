import type { ReactNode } from 'react';
import { translator } from '#i18n/translator.ts';
import { leadFieldTexts } from '../../lead-field-texts.ts';
import { type LeadFieldName, leadFieldOf, leadFieldsOf } from '../../lead-fields.ts';
import { Said } from '../../page/said.tsx';
import type { View } from '../../page/view.ts';
import type { BlockOf } from '../kinds.ts';
import { leadFormTexts } from './texts.ts';

/** The questions of the owner's own stand between them. */
export const shortFields = leadFieldsOf('line', 'phone', 'email');
export const longFields = leadFieldsOf('lines');

const againOf = ({ context: { leadState } }: View) => (leadState?.kind === 'again' ? leadState : undefined);

/** What was typed into a field before the form came back. */
export const givenOf = (view: View, name: string): string | undefined => againOf(view)?.values[name];

const flawOf = (view: View, name: string): string | undefined => againOf(view)?.errors[name];

/** In the order in which the form asks. */
export function firstFlaw(view: View): string | undefined {
  const errors = Object.keys(againOf(view)?.errors ?? {});
  const own = errors.filter((name) => name.startsWith('field-'));
  return [...shortFields, ...own, ...longFields].find((name) => errors.includes(name));
}

export const isTooMany = (view: View): boolean => againOf(view)?.isTooMany ?? false;
export const isAgain = (view: View): boolean => againOf(view) !== undefined;

interface FieldFrameProps {
  readonly name: string;
  readonly view: View;
  readonly children: ReactNode;
  readonly htmlFor?: string;
}

/** A field, and under it what is wrong with it. */
const FieldFrame = ({ name, view, children, htmlFor }: FieldFrameProps) => (
  <>
    <label htmlFor={htmlFor}>{children}</label>
    {flawOf(view, name) && (
      <p className="err" id={`e-${name}`}>
        {flawOf(view, name)}
      </p>
    )}
  </>
);

/** What an input has to say of its flaw; the reader is taken to the first. */
const fieldState = (name: string, view: View) =>
  flawOf(view, name)
    ? { 'aria-invalid': true, 'aria-describedby': `e-${name}`, autoFocus: firstFlaw(view) === name }
    : {};

const inputOf = {
  line: { dir: 'auto' },
  phone: { type: 'tel', dir: 'ltr' },
  email: { type: 'email', dir: 'ltr' },
} as const;

/** A field that every form has. */
export function StandardField({ name, view }: { readonly name: LeadFieldName; readonly view: View }) {
  const { kind, autoComplete, maxLength, isRequired } = leadFieldOf(name);
  const t = translator(leadFormTexts, view.context.locale);
  const value = { defaultValue: givenOf(view, name), ...fieldState(name, view) };
  return (
    <FieldFrame name={name} view={view}>
      <span>
        {translator(leadFieldTexts, view.context.locale)(`leadField.${name}.label`)}{' '}
        {!isRequired && <small>{t('block.lead-form.page.optional')}</small>}
      </span>
      {kind === 'lines' ? (
        <textarea name={name} rows={3} dir="auto" maxLength={maxLength} {...value} />
      ) : (
        <input
          name={name}
          {...inputOf[kind]}
          autoComplete={autoComplete}
          maxLength={maxLength}
          required={isRequired}
          {...value}
        />
      )}
    </FieldFrame>
  );
}

type Field = BlockOf<'lead-form'>['fields'][number];

/** A question of the owner's own. */
export function OwnField({ field, view, of }: { readonly field: Field; readonly view: View; readonly of: string }) {
  const { say } = view;
  const t = translator(leadFormTexts, view.context.locale);
  const name = `field-${field.id}`;
  const id = `${of}-${field.id}`;
  const shared = { name, required: field.isRequired, ...fieldState(name, view) };
  const choices = field.choices.map(say).filter(Boolean);
  if (!say(field.label) || (field.kind === 'choice' && choices.length === 0)) return null;
  return (
    <FieldFrame name={name} view={view} htmlFor={id}>
      <span>
        <Said words={field.label} view={view} />{' '}
        {!field.isRequired && <small>{t('block.lead-form.page.optional')}</small>}
      </span>
      {field.kind === 'choice' ? (
        <select id={id} {...shared} defaultValue={givenOf(view, name) ?? ''}>
          <option value="">{t('block.lead-form.page.choose')}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={field.kind === 'date' ? 'date' : 'text'}
          dir={field.kind === 'date' ? undefined : 'auto'}
          {...shared}
          maxLength={field.kind === 'date' ? undefined : 500}
          defaultValue={givenOf(view, name)}
        />
      )}
    </FieldFrame>
  );
}
