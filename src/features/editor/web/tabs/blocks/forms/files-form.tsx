import { DocumentField } from '#features/files/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useActions, useForm } from '../../../state/use-editor.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

type Item = FormBlockOf<'files'>['items'][number];
const most = 20;

export function FilesForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const { set } = useActions();
  const language = useForm((form) => form.language);
  return (
    <ItemList<Item>
      path={`${path}.items`}
      nameOf={(place) => t('forms.files.one', { place })}
      addLabel={t('forms.files.add')}
      blank={() => ({ file: '', label: {} })}
      most={most}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <div id={fieldId(`${itemPath}.file`)}>
            <DocumentField
              label={t('forms.files.file')}
              value={item.file ? { file: item.file, name: item.label[language] } : undefined}
              onChange={(stored) => {
                set(`${itemPath}.file`, stored?.id ?? '');
                if (stored && !item.label[language]?.trim())
                  set(`${itemPath}.label.${language}`, stored.name.replace(/\.pdf$/i, '').slice(0, 80));
              }}
            />
          </div>
          <WordsField
            path={`${itemPath}.label`}
            label={t('forms.files.label')}
            placeholder={t('forms.files.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}
