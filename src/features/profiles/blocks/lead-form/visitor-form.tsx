import { translator } from '#i18n/translator.ts';
import type { BlockProps } from '../../page/block-renderer.ts';
import { contactActionsOf } from '../../page/contact-actions.ts';
import { Items, Row } from '../../page/elements.tsx';
import { leadConsent } from '../../page/lead-consent.ts';
import type { View } from '../../page/view.ts';
import { leadFormTexts } from './texts.ts';
import {
  CustomField,
  firstInvalidField,
  isRetry,
  isTooMany,
  longFields,
  StandardField,
  shortFields,
  submittedValueOf,
} from './visitor-fields.tsx';

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
  return firstInvalidField(view) ? <p role="alert">{t('block.lead-form.page.check')}</p> : null;
}

/** Visit data of the first submission, so that a retry reports the same values. */
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
