import { webHref } from '../addresses.ts';
import { Items } from '../items.tsx';
import { Row } from '../row.tsx';
import { Said } from '../said.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

const isBit = (href: string): boolean => /(^|\.)bitpay\.co\.il$/.test(new URL(href).hostname);

export function PaymentBlock({ block, view }: BlockProps<'payment'>) {
  const { t, say } = view;
  const items = block.items.flatMap(({ label, address }) => {
    const href = webHref(address);
    return href ? [{ label, href }] : [];
  });
  const plainLabel = (href: string) => (isBit(href) ? t('card.payment.bit') : t('card.payment.paybox'));
  return (
    <Section view={view} id={block.id} kind="pay" title={block.title} heading={t('card.payment.title')}>
      <Items of={items} className="rows">
        {({ label, href }) => (
          <Row icon="card" href={href}>
            {say(label) ? <Said words={label} view={view} /> : <bdi>{plainLabel(href)}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}
