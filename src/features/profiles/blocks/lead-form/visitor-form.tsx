import type { ReactNode } from 'react';
import { translator } from '#i18n/translator.ts';
import { leadFieldTexts } from '../../lead-field-texts.ts';
import { type LeadFieldName, leadFieldOf, leadFieldsOf } from '../../lead-fields.ts';
import type { BlockProps } from '../../page/block-renderer.ts';
import { contactActionsOf } from '../../page/contact-actions.ts';
import { Items, Row, TextView } from '../../page/elements.tsx';
import { leadConsent } from '../../page/lead-consent.ts';
import type { View } from '../../page/view.ts';
import type { BlockOf } from '../kinds.ts';
import { leadFormTexts } from './block.ts';

export function LeadForm({ block, view }: BlockProps<'lead-form'>) {
  const { localize, context } = view;
  const t = translator(leadFormTexts, context.locale);
  const { consent, marketing } = leadConsent(view.document, context.locale);
  return (
    <form method="post" action={context.leadAction} acceptCharset="utf-8">
      <Notice view={view} />
      {shortFields.map((name) => (
        <StandardField key={name} name={name} view={view} />
      ))}
      {block.fields.map((field) => (
        <CustomField key={field.id} field={field} view={view} of={block.id} />
      ))}
      {longFields.map((name) => (
        <StandardField key={name} name={name} view={view} />
      ))}
      <label className="trap" aria-hidden="true">
        {t('block.lead-form.page.honeypot')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <label className="tick">
        <input
          type="checkbox"
          name="marketing"
          value="on"
          defaultChecked={submittedValueOf(view, 'marketing') === 'on'}
        />
        <span>{marketing}</span>
      </label>
      {/* The language in which the consent was displayed. */}
      <input type="hidden" name="consent" value={context.locale} />
      <HiddenInputs view={view} />
      {/* In a preview the button does not submit. */}
      <button
        type={context.leadAction === '#' ? 'button' : 'submit'}
        className="big"
        data-sending={t('block.lead-form.page.sending')}
      >
        {localize(block.button) || t('block.lead-form.page.send')}
      </button>
      <p className="err" role="alert" tabIndex={-1} hidden data-lost="">
        {t('block.lead-form.page.lost')}
      </p>
      <p className="fine">
        {consent} <a href="/privacy">{t('block.lead-form.page.privacy')}</a>
      </p>
    </form>
  );
}

/** Shown above a form that was returned with errors. */
function Notice({ view }: { readonly view: View }) {
  const t = translator(leadFormTexts, view.context.locale);
  if (isTooMany(view))
    return (
      <>
        <p role="alert" tabIndex={-1} data-notice="">
          {t('block.lead-form.page.tooMany')}
        </p>
        <LeadContactActions view={view} />
      </>
    );
  return firstInvalidField(view) ? (
    <p role="alert" data-check="">
      {t('block.lead-form.page.check')}
    </p>
  ) : null;
}

/** Visit data of the submission before: the script adds the time since then. */
const HiddenInputs = ({ view }: { readonly view: View }) =>
  isRetry(view) && (
    <>
      <input type="hidden" name="elapsed" value={submittedValueOf(view, 'elapsed') ?? ''} />
      <input type="hidden" name="source" value={submittedValueOf(view, 'source') ?? ''} />
    </>
  );

/** Contact options besides the form. */
export const LeadContactActions = ({ view }: { readonly view: View }) => (
  <Items of={contactActionsOf(view)} className="rows">
    {({ icon, label, href }) => (
      <Row icon={icon} href={href}>
        <bdi>{label}</bdi>
      </Row>
    )}
  </Items>
);

/** The custom questions are rendered between these two groups. */
const shortFields = leadFieldsOf('line', 'phone', 'email');
const longFields = leadFieldsOf('lines');

const retryStateOf = ({ context: { leadState } }: View) => (leadState?.kind === 'again' ? leadState : undefined);

/** The value submitted before the form was returned with errors. */
const submittedValueOf = (view: View, name: string): string | undefined => retryStateOf(view)?.values[name];

const fieldErrorOf = (view: View, name: string): string | undefined => retryStateOf(view)?.errors[name];

/** In the field order of the form. */
function firstInvalidField(view: View): string | undefined {
  const errors = Object.keys(retryStateOf(view)?.errors ?? {});
  const own = errors.filter((name) => name.startsWith('field-'));
  return [...shortFields, ...own, ...longFields].find((name) => errors.includes(name));
}

const isTooMany = (view: View): boolean => retryStateOf(view)?.isTooMany ?? false;
const isRetry = (view: View): boolean => retryStateOf(view) !== undefined;

interface FieldFrameProps {
  readonly name: string;
  readonly view: View;
  readonly children: ReactNode;
  readonly htmlFor?: string;
}

/** A field with its error message below. */
const FieldFrame = ({ name, view, children, htmlFor }: FieldFrameProps) => (
  <>
    <label htmlFor={htmlFor}>{children}</label>
    {fieldErrorOf(view, name) && (
      <p className="err" id={`e-${name}`}>
        {fieldErrorOf(view, name)}
      </p>
    )}
  </>
);

/** ARIA attributes for an invalid input; the first invalid input is focused. */
const fieldState = (name: string, view: View) =>
  fieldErrorOf(view, name)
    ? { 'aria-invalid': true, 'aria-describedby': `e-${name}`, autoFocus: firstInvalidField(view) === name }
    : {};

/** As long as the placeholder, a space, is shown, the field is empty and follows the page's direction. */
const ownDirection = { dir: 'auto', placeholder: ' ' };
const inputOf = {
  line: ownDirection,
  phone: { type: 'tel', dir: 'ltr' },
  email: { type: 'email', dir: 'ltr' },
} as const;

/** A field that every form has. */
function StandardField({ name, view }: { readonly name: LeadFieldName; readonly view: View }) {
  const { kind, autoComplete, maxLength, isRequired } = leadFieldOf(name);
  const t = translator(leadFormTexts, view.context.locale);
  const value = { defaultValue: submittedValueOf(view, name), ...fieldState(name, view) };
  return (
    <FieldFrame name={name} view={view}>
      <span>
        {translator(leadFieldTexts, view.context.locale)(`leadField.${name}.label`)}{' '}
        {!isRequired && <small>{t('block.lead-form.page.optional')}</small>}
        {isRequired === 'this or email' && <small>{t('block.lead-form.page.orEmail')}</small>}
        {isRequired === 'this or phone' && <small>{t('block.lead-form.page.orPhone')}</small>}
      </span>
      {kind === 'lines' ? (
        <textarea name={name} rows={3} {...ownDirection} maxLength={maxLength} {...value} />
      ) : (
        <input
          name={name}
          {...inputOf[kind]}
          autoComplete={autoComplete}
          maxLength={maxLength}
          required={isRequired === true}
          {...value}
        />
      )}
    </FieldFrame>
  );
}

type Field = BlockOf<'lead-form'>['fields'][number];

/** A custom question. */
function CustomField({ field, view, of }: { readonly field: Field; readonly view: View; readonly of: string }) {
  const { localize } = view;
  const t = translator(leadFormTexts, view.context.locale);
  const name = `field-${field.id}`;
  const id = `${of}-${field.id}`;
  const shared = { name, required: field.isRequired, ...fieldState(name, view) };
  const choices = field.choices.map(localize).filter(Boolean);
  if (!localize(field.label) || (field.kind === 'choice' && choices.length === 0)) return null;
  return (
    <FieldFrame name={name} view={view} htmlFor={id}>
      <span>
        <TextView value={field.label} view={view} />{' '}
        {!field.isRequired && <small>{t('block.lead-form.page.optional')}</small>}
      </span>
      {field.kind === 'choice' ? (
        <select id={id} {...shared} defaultValue={submittedValueOf(view, name) ?? ''}>
          <option value="">{t('block.lead-form.page.choose')}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={field.kind === 'date' ? 'date' : 'text'}
          {...(field.kind !== 'date' && ownDirection)}
          {...shared}
          maxLength={field.kind === 'date' ? undefined : 500}
          defaultValue={submittedValueOf(view, name)}
        />
      )}
    </FieldFrame>
  );
}
