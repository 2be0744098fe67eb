import { MessageCircleQuestion } from 'lucide-react';
import { maxQuestions } from '#features/profiles/blocks/questions/block.ts';
import { questionsTexts } from '#features/profiles/blocks/questions/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

type Question = FormBlockOf<'questions'>['items'][number];

function QuestionsForm({ path }: BlockFormProps) {
  const t = useTexts(questionsTexts);
  return (
    <ItemList<Question>
      path={`${path}.items`}
      nameOf={(place) => t('block.questions.form.one', { position: place })}
      addLabel={t('block.questions.form.add')}
      blank={() => ({ question: {}, answer: {} })}
      firstField="question"
      maxItems={maxQuestions}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <LocalizedField path={`${itemPath}.question`} label={t('block.questions.form.question')} max={200} />
          <LocalizedField path={`${itemPath}.answer`} label={t('block.questions.form.answer')} max={1_500} rows={3} />
        </div>
      )}
    </ItemList>
  );
}

export const questionsForm: BlockForm = { icon: MessageCircleQuestion, Form: QuestionsForm };
