import { translator } from '#i18n/translator.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Row, Section, TextView } from '../../page/elements.tsx';
import { linkIcon } from '../../page/icon.tsx';
import rows from '../../page/styles/rows.css?inline';
import { paymentTexts } from './block.ts';

const isBit = (href: string): boolean => /(^|\.)bitpay\.co\.il$/.test(new URL(href).hostname);

function PaymentBlock({ block, view }: BlockProps<'payment'>) {
  const { localize: say } = view;
  const t = translator(paymentTexts, view.context.locale);
  const items = block.items.flatMap(({ label, address }) => {
    const href = webHref(address);
    return href ? [{ label, href }] : [];
  });
  const plainLabel = (href: string) => (isBit(href) ? t('block.payment.page.bit') : t('block.payment.page.paybox'));
  return (
    <Section view={view} id={block.id} kind="pay" title={block.title} heading={t('block.payment.page.title')}>
      <Items of={items} className="rows">
        {({ label, href }) => (
          <Row icon={linkIcon(href)} href={href}>
            {say(label) ? <TextView value={label} view={view} /> : <bdi>{plainLabel(href)}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'payment'> = {
  texts: paymentTexts,
  styles: [rows],
  hasContent: ({ items }) => items.some(({ address }) => webHref(address)),
  Block: PaymentBlock,
};
