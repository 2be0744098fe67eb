import { Icon } from '../icon.tsx';
import { hasWays } from '../ways.ts';
import type { BlockProps } from './block-props.ts';
import { LeadWays } from './lead-ways.tsx';

/** Whoever left their details is offered the owner's: a card goes both ways. */
export function LeadSent({ block, view }: BlockProps<'lead-form'>) {
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
