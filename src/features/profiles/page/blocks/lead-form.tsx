import { leadWords } from '../lead-words.ts';
import type { View } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { FieldFrame, fieldState, LeadField, OwnField } from './lead-field.tsx';
import { firstFlaw, givenOf, isAgain, isTooMany } from './lead-given.ts';
import { LeadWays } from './lead-ways.tsx';

export function LeadForm({ block, view }: BlockProps<'lead-form'>) {
  const { t, say, context } = view;
  const { consent, marketing } = leadWords(view.document, context.locale);
  return (
    <form method="post" action={context.leadAction} acceptCharset="utf-8">
      <Notice view={view} />
      <People view={view} />
      {block.fields.map((field) => (
        <OwnField key={field.id} field={field} view={view} of={block.id} />
      ))}
      <FieldFrame name="message" view={view}>
        <span>
          {t('card.lead.message')} <small>{t('card.lead.optional')}</small>
        </span>
        <textarea
          name="message"
          rows={3}
          dir="auto"
          maxLength={2_000}
          defaultValue={givenOf(view, 'message')}
          {...fieldState('message', view)}
        />
      </FieldFrame>
      <label className="trap" aria-hidden="true">
        {t('card.lead.honeypot')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <label className="tick">
        <input type="checkbox" name="marketing" value="on" defaultChecked={givenOf(view, 'marketing') === 'on'} />
        <span>{marketing}</span>
      </label>
      {/* In which language it was said. */}
      <input type="hidden" name="consent" value={context.locale} />
      <Carried view={view} />
      {/* A form that is only looked at has nothing to press. */}
      <button
        type={context.leadAction === '#' ? 'button' : 'submit'}
        className="big"
        data-sending={t('card.lead.sending')}
      >
        {say(block.button) || t('card.lead.send')}
      </button>
      <p className="err" role="alert" tabIndex={-1} hidden data-lost="">
        {t('card.lead.lost')}
      </p>
      <p className="fine">
        {consent} <a href="/privacy">{t('card.lead.privacy')}</a>
      </p>
    </form>
  );
}

/** Who is writing, and how to answer. */
const People = ({ view }: { readonly view: View }) => (
  <>
    <LeadField
      name="name"
      view={view}
      label={view.t('card.lead.name')}
      dir="auto"
      autoComplete="name"
      maxLength={80}
      required
    />
    <LeadField
      name="phone"
      view={view}
      label={view.t('card.lead.phone')}
      type="tel"
      dir="ltr"
      autoComplete="tel"
      maxLength={20}
      required
    />
    <LeadField
      name="email"
      view={view}
      label={view.t('card.lead.email')}
      hint={view.t('card.lead.optional')}
      type="email"
      dir="ltr"
      autoComplete="email"
      maxLength={254}
    />
  </>
);

/** Above a form that came back. */
function Notice({ view }: { readonly view: View }) {
  const { t } = view;
  if (isTooMany(view))
    return (
      <>
        <p role="alert" tabIndex={-1} data-notice="">
          {t('card.lead.tooMany')}
        </p>
        <LeadWays view={view} />
      </>
    );
  return firstFlaw(view) ? <p role="alert">{t('card.lead.check')}</p> : null;
}

/** What the first sending knew of the visit, so that a second one does not tell another story. */
const Carried = ({ view }: { readonly view: View }) =>
  isAgain(view) && (
    <>
      <input type="hidden" name="elapsed" value={givenOf(view, 'elapsed') ?? ''} />
      <input type="hidden" name="source" value={givenOf(view, 'source') ?? ''} />
    </>
  );
