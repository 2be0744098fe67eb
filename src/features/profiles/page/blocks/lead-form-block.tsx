import { Icon } from '../icon.tsx';
import { hasWays } from '../ways.ts';
import type { BlockProps } from './block-props.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadWays } from './lead-ways.tsx';
import { Section } from './section.tsx';

export function LeadFormBlock({ block, view }: BlockProps<'lead-form'>) {
  const { t, context } = view;
  if (context.leadState?.kind === 'sent') return <LeadSent block={block} view={view} />;
  const common = { view, id: block.id, kind: 'lead', title: block.title };
  if (context.leadAction)
    return (
      <Section {...common} heading={t('card.lead.title')}>
        <LeadForm block={block} view={view} />
      </Section>
    );
  // Where nothing can be sent, the other ways to write.
  return (
    <Section {...common} heading={t('card.lead.elsewhere')}>
      <p className="text">{t('card.lead.elsewhereText')}</p>
      <LeadWays view={view} />
    </Section>
  );
}

/** Whoever left their details is offered the owner's: a card goes both ways. */
function LeadSent({ block, view }: BlockProps<'lead-form'>) {
  const { t, name, context } = view;
  return (
    <section className="b lead sent" aria-labelledby={`h-${block.id}`}>
      <span className="ok">
        <Icon name="check" />
      </span>
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent */}
      <h2 id={`h-${block.id}`} tabIndex={-1} autoFocus>
        {t('card.lead.sent')}
      </h2>
      <p className="text">{t('card.lead.sentText', { name })}</p>
      <a className="big" href={`${context.path}.vcf`} data-save="">
        <Icon name="save" />
        {t('card.save')}
      </a>
      {hasWays(view) && <LeadWays view={view} />}
      <a className="quiet" href={context.path} data-back="">
        {t('card.lead.back')}
      </a>
    </section>
  );
}
