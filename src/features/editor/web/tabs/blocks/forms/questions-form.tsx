import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

type Question = FormBlockOf<'questions'>['items'][number];
const most = 40;

export function QuestionsForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Question>
      path={`${path}.items`}
      nameOf={(place) => t('forms.questions.one', { place })}
      addLabel={t('forms.questions.add')}
      blank={() => ({ question: {}, answer: {} })}
      firstField="question"
      most={most}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <WordsField path={`${itemPath}.question`} label={t('forms.questions.question')} max={200} />
          <WordsField path={`${itemPath}.answer`} label={t('forms.questions.answer')} max={1_500} rows={3} />
        </div>
      )}
    </ItemList>
  );
}
