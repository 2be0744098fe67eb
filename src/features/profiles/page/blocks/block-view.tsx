import type { ComponentType } from 'react';
import type { KnownBlock } from '../../document/blocks.ts';
import { findNetwork, networkOf } from '../../networks.ts';
import { webHref } from '../addresses.ts';
import { drawnFor } from '../drawn-for.ts';
import { Icon } from '../icon.tsx';
import { Items } from '../items.tsx';
import { linkIcon } from '../link-icon.ts';
import { richTextIn } from '../rich-text.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { Row } from '../row.tsx';
import { Said } from '../said.tsx';
import type { BlockKind } from '../shown-blocks.ts';
import { isFileId } from '../shown-blocks.ts';
import { videoOf } from '../video.ts';
import type { View } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { HoursBlock } from './hours-block.tsx';
import { LeadFormBlock } from './lead-form-block.tsx';
import { LinksBlock } from './links-block.tsx';
import { RecommendationsBlock } from './recommendations-block.tsx';
import { Section } from './section.tsx';
import { ServicesBlock } from './services-block.tsx';

const isBit = (href: string): boolean => /(^|\.)bitpay\.co\.il$/.test(new URL(href).hostname);

function PaymentBlock({ block, view }: BlockProps<'payment'>) {
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

const components: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  links: LinksBlock,
  social: SocialBlock,
  about: AboutBlock,
  gallery: GalleryBlock,
  services: ServicesBlock,
  hours: HoursBlock,
  video: VideoBlock,
  recommendations: RecommendationsBlock,
  questions: QuestionsBlock,
  payment: PaymentBlock,
  files: FilesBlock,
  'lead-form': LeadFormBlock,
};

interface BlockViewProps {
  readonly block: KnownBlock;
  readonly view: View;
}

function PlainBlockView({ block, view }: BlockViewProps) {
  const Shown = components[block.kind] as ComponentType<BlockViewProps>;
  return <Shown block={block} view={view} />;
}

/** A form speaks of other ways to reach its owner; every other block says only what it holds. */
export const BlockView = drawnFor(PlainBlockView, ({ block, view: { name, document } }) => [
  block,
  name,
  block.kind === 'lead-form' && document.contact,
]);

function AboutBlock({ block, view }: BlockProps<'about'>) {
  const found = richTextIn(block.text, view.context.locale);
  if (!found) return null;
  return (
    <Section view={view} id={block.id} kind="about" title={block.title} heading={view.t('card.about.title')}>
      <div className="prose" lang={found.locale === view.context.locale ? undefined : found.locale}>
        <RichTextView text={found.text} />
      </div>
    </Section>
  );
}

/** A drawn poster, so that nobody else hears of the visit before it is pressed. */
function VideoBlock({ block, view }: BlockProps<'video'>) {
  const { t, say } = view;
  const video = videoOf(block.address);
  const title = say(block.title) || t('card.video.title');
  return (
    <Section view={view} id={block.id} kind="video" title={block.title} label={t('card.video.label')}>
      <a className="poster" href={webHref(block.address)} data-video={video?.player} data-title={title}>
        <span className="play">
          <Icon name="play" />
        </span>
        <span>{video ? t('card.video.on', { site: video.site }) : t('card.video.play')}</span>
      </a>
    </Section>
  );
}

function SocialBlock({ block, view }: BlockProps<'social'>) {
  const items = block.items.flatMap(({ network, address }) => {
    const href = webHref(address);
    const label = (href && networkOf(href)?.label) ?? findNetwork(network)?.label ?? network;
    return href ? [{ href, label }] : [];
  });
  return (
    <Section view={view} id={block.id} kind="social" title={block.title} label={view.t('card.social.label')}>
      <Items of={items}>
        {({ href, label }) => (
          <a href={href} rel="me" aria-label={label} title={label}>
            <Icon name={linkIcon(href)} />
          </a>
        )}
      </Items>
    </Section>
  );
}

function FilesBlock({ block, view }: BlockProps<'files'>) {
  const { t, say } = view;
  const items = block.items.filter(({ file }) => isFileId(file));
  return (
    <Section view={view} id={block.id} kind="files" title={block.title} heading={t('card.files.title')}>
      <Items of={items} className="rows">
        {({ file, label }) => (
          <Row
            icon="file"
            href={`/files/${file}.pdf?p=${view.context.profileId}`}
            end="download"
            type="application/pdf"
          >
            {say(label) ? <Said words={label} view={view} /> : <bdi>{t('card.files.kind')}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}

function QuestionsBlock({ block, view }: BlockProps<'questions'>) {
  const { t, say } = view;
  const items = block.items.filter(({ question, answer }) => say(question) && say(answer));
  return (
    <Section view={view} id={block.id} kind="asked" title={block.title} heading={t('card.questions.title')}>
      <Items of={items}>
        {({ question, answer }) => (
          <details>
            <summary>
              <Said words={question} view={view} />
              <Icon name="plus" />
            </summary>
            <p className="text" dir="auto">
              {say(answer)}
            </p>
          </details>
        )}
      </Items>
    </Section>
  );
}
