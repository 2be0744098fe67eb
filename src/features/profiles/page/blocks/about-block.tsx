import { richTextIn } from '../rich-text.ts';
import { RichTextView } from '../rich-text-view.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

export function AboutBlock({ block, view }: BlockProps<'about'>) {
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
