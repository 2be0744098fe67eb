import type { BlockProps } from './block-props.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
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
