import { Fragment } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type RichText, runsIn } from '../../document/rich-text.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Section } from '../../page/elements.tsx';
import { plainText } from '../../page/view.ts';
import { aboutTexts } from './block.ts';
import style from './style.css?inline';

type RichTextNode = RichText[number];
type Run = Extract<RichTextNode, { kind: 'paragraph' }>['runs'][number];

const directionMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Renders the editor's tree; no HTML is injected. */
const RichTextView = ({ text }: { readonly text: RichText }) => text.map((node, index) => renderNode(node, index));

function renderNode(node: RichTextNode, key: number) {
  if (node.kind === 'heading')
    return (
      <h3 key={key} dir="auto">
        {runs(node.runs)}
      </h3>
    );
  if (node.kind === 'paragraph')
    return (
      <p key={key} dir="auto">
        {runs(node.runs)}
      </p>
    );
  const items = node.items.map(listItem);
  return node.isNumbered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
}

const listItem = (item: readonly Run[], key: number) => (
  <li key={key} dir="auto">
    {runs(item)}
  </li>
);

const runs = (all: readonly Run[]) => all.map((run, key) => runOf(run, key));

function runOf({ text, isBold, isItalic, link }: Run, key: number) {
  const content = text.replace(directionMarks, '');
  const italic = isItalic ? <em>{content}</em> : content;
  const bold = isBold ? <strong>{italic}</strong> : italic;
  const href = webHref(link);
  return <Fragment key={key}>{href ? <a href={href}>{bold}</a> : bold}</Fragment>;
}

const isWritten = (text: RichText | undefined): text is RichText =>
  text?.some((node) => runsIn(node).some((run) => plainText(run.text))) ?? false;

/** The text in the displayed language, or in the other one, with its locale. */
function richTextIn(
  content: BlockProps<'about'>['block']['text'],
  locale: Locale,
): { text: RichText; locale: Locale } | undefined {
  const other = locale === 'he' ? 'en' : 'he';
  const found = [locale, other].find((one): one is Locale => isWritten(content[one as Locale])) as Locale | undefined;
  return found && { text: content[found] ?? [], locale: found };
}

function AboutBlock({ block, view }: BlockProps<'about'>) {
  const found = richTextIn(block.text, view.context.locale);
  if (!found) return null;
  return (
    <Section
      view={view}
      id={block.id}
      kind="about"
      title={block.title}
      heading={translator(aboutTexts, view.context.locale)('block.about.page.title')}
    >
      <div className="prose" lang={found.locale === view.context.locale ? undefined : found.locale}>
        <RichTextView text={found.text} />
      </div>
    </Section>
  );
}

export const view: BlockRenderer<'about'> = {
  texts: aboutTexts,
  styles: [style],
  hasContent: ({ text }, { context }) => richTextIn(text, context.locale) !== undefined,
  Block: AboutBlock,
};
