import { Icon } from '../icon.tsx';
import { Items } from '../items.tsx';
import { Said } from '../said.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

export function QuestionsBlock({ block, view }: BlockProps<'questions'>) {
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
