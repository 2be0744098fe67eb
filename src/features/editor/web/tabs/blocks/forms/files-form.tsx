import { FileText } from 'lucide-react';
import { DocumentField } from '#features/files/web/index.ts';
import { maxFiles } from '#features/profiles/blocks/files/block.ts';
import { filesTexts } from '#features/profiles/blocks/files/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useActions, useForm } from '../../../state/use-editor.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

type Item = FormBlockOf<'files'>['items'][number];

function FilesForm({ path }: BlockFormProps) {
  const t = useTexts(filesTexts);
  const { set } = useActions();
  const language = useForm((form) => form.language);
  return (
    <ItemList<Item>
      path={`${path}.items`}
      nameOf={(index) => t('block.files.form.one', { position: index })}
      addLabel={t('block.files.form.add')}
      blank={() => ({ file: '', label: {} })}
      maxItems={maxFiles}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <div id={fieldId(`${itemPath}.file`)}>
            <DocumentField
              label={t('block.files.form.file')}
              value={item.file ? { file: item.file, name: item.label[language] } : undefined}
              onChange={(stored) => {
                set(`${itemPath}.file`, stored?.id ?? '');
                if (stored && !item.label[language]?.trim())
                  set(`${itemPath}.label.${language}`, stored.name.replace(/\.pdf$/i, '').slice(0, 80));
              }}
            />
          </div>
          <LocalizedField
            path={`${itemPath}.label`}
            label={t('block.files.form.label')}
            placeholder={t('block.files.form.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}

export const filesForm: BlockForm = { icon: FileText, Form: FilesForm };
