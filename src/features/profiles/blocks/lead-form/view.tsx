import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { hasContactActions } from '../../page/contact-actions.ts';
import { Section } from '../../page/elements.tsx';
import { Icon } from '../../page/icon.tsx';
import rows from '../../page/styles/rows.css?inline';
import { leadFormTexts } from './block.ts';
import style from './style.css?inline';
import { LeadContactActions, LeadForm } from './visitor-form.tsx';

export function LeadFormBlock({ block, view }: BlockProps<'lead-form'>) {
  const { context } = view;
  const t = translator(leadFormTexts, context.locale);
  if (context.leadState?.kind === 'sent') return <LeadSent block={block} view={view} />;
  const common = { view, id: block.id, kind: 'lead', title: block.title };
  if (context.leadAction)
    return (
      <Section {...common} heading={t('block.lead-form.page.title')}>
        <LeadForm block={block} view={view} />
      </Section>
    );
  // Where the form cannot be submitted, shows the other contact options.
  return (
    <Section {...common} heading={t('block.lead-form.page.elsewhere')}>
      <p className="text">{t('block.lead-form.page.elsewhereText')}</p>
      <LeadContactActions view={view} />
    </Section>
  );
}

/** After submitting, offers the visitor the owner's contact details. */
function LeadSent({ block, view }: BlockProps<'lead-form'>) {
  const { name, context } = view;
  const t = translator(leadFormTexts, context.locale);
  return (
    <section className="b lead sent" aria-labelledby={`h-${block.id}`}>
      <span className="ok">
        <Icon name="check" />
      </span>
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent */}
      <h2 id={`h-${block.id}`} tabIndex={-1} autoFocus>
        {t('block.lead-form.page.sent')}
      </h2>
      <p className="text">{t('block.lead-form.page.sentText', { name })}</p>
      <a className="big" href={`${context.path}.vcf`} data-save="">
        <Icon name="save" />
        {view.t('card.save')}
      </a>
      {hasContactActions(view) && <LeadContactActions view={view} />}
      <a className="quiet" href={context.path} data-back="">
        {t('block.lead-form.page.back')}
      </a>
    </section>
  );
}

export const view: BlockRenderer<'lead-form'> = {
  texts: leadFormTexts,
  styles: [rows, style],
  hasContent: (_, view) => view.context.leadAction !== undefined || hasContactActions(view),
  Block: LeadFormBlock,
  // It shows the other contact options of the owner.
  alsoReads: ({ contact }) => contact,
};
