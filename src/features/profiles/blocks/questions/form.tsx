import { MessageCircleQuestion } from 'lucide-react';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import type { FormBlockOf } from '../form-block.ts';
import { maxQuestions, questionsTexts } from './block.ts';

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
        <Stack gap={5} shrink shrinkItems>
          <LocalizedField path={`${itemPath}.question`} label={t('block.questions.form.question')} max={200} />
          <LocalizedField path={`${itemPath}.answer`} label={t('block.questions.form.answer')} max={1_500} rows={3} />
        </Stack>
      )}
    </ItemList>
  );
}

export const form: BlockForm = { icon: MessageCircleQuestion, Form: QuestionsForm };
