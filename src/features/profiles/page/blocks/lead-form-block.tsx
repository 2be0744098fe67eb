import { Items } from '../items.tsx';
import { leadWords } from '../lead-words.ts';
import { Row } from '../row.tsx';
import { waysOf } from '../ways.ts';
import type { BlockProps } from './block-props.ts';
import { LeadField, OwnField } from './lead-field.tsx';
import { Section } from './section.tsx';

export function LeadFormBlock({ block, view }: BlockProps<'lead-form'>) {
  const { t, context } = view;
  if (!context.leadAction) return <OtherWays block={block} view={view} />;
  return (
    <Section view={view} id={block.id} kind="lead" title={block.title} heading={t('card.lead.title')}>
      <LeadForm block={block} view={view} />
    </Section>
  );
}

function LeadForm({ block, view }: BlockProps<'lead-form'>) {
  const { t, say, context } = view;
  const { consent, marketing } = leadWords(view.document, context.locale);
  return (
    <form method="post" action={context.leadAction} acceptCharset="utf-8">
      <LeadField name="name" label={t('card.lead.name')} dir="auto" autoComplete="name" maxLength={80} required />
      <LeadField
        name="phone"
        label={t('card.lead.phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <LeadField
        name="email"
        label={t('card.lead.email')}
        hint={t('card.lead.optional')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
      />
      {block.fields.map((field) => (
        <OwnField key={field.id} field={field} view={view} of={block.id} />
      ))}
      <label>
        <span>
          {t('card.lead.message')} <small>{t('card.lead.optional')}</small>
        </span>
        <textarea name="message" rows={3} dir="auto" maxLength={2_000} />
      </label>
      <label className="trap" aria-hidden="true">
        {t('card.lead.honeypot')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <label className="tick">
        <input type="checkbox" name="marketing" value="on" />
        <span>{marketing}</span>
      </label>
      <input type="hidden" name="consent" value="on" />
      <button type="submit" className="big">
        {say(block.button) || t('card.lead.send')}
      </button>
      <p className="fine">
        {consent} <a href="/privacy">{t('card.lead.privacy')}</a>
      </p>
    </form>
  );
}

/** Where nothing can be sent, the other ways to write. */
function OtherWays({ block, view }: BlockProps<'lead-form'>) {
  const { t } = view;
  return (
    <Section view={view} id={block.id} kind="lead" title={block.title} heading={t('card.lead.elsewhere')}>
      <p className="text">{t('card.lead.elsewhereText')}</p>
      <Items of={waysOf(view)} className="rows">
        {({ icon, label, href }) => (
          <Row icon={icon} href={href}>
            <bdi>{label}</bdi>
          </Row>
        )}
      </Items>
    </Section>
  );
}
