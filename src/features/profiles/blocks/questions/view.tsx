import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section, TextView } from '../../page/elements.tsx';
import { Icon } from '../../page/icon.tsx';
import { questionsTexts } from './block.ts';
import style from './style.css?inline';

function QuestionsBlock({ block, view }: BlockProps<'questions'>) {
  const { localize: say } = view;
  const t = translator(questionsTexts, view.context.locale);
  const items = block.items.filter(({ question, answer }) => say(question) && say(answer));
  return (
    <Section view={view} id={block.id} kind="asked" title={block.title} heading={t('block.questions.page.title')}>
      <Items of={items}>
        {({ question, answer }) => (
          <details>
            <summary>
              <TextView value={question} view={view} />
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

export const view: BlockRenderer<'questions'> = {
  texts: questionsTexts,
  styles: [style],
  hasContent: ({ items }, { localize: say }) => items.some(({ question, answer }) => say(question) && say(answer)),
  Block: QuestionsBlock,
};
