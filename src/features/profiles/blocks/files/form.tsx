import { FileText } from 'lucide-react';
import { DocumentField } from '#features/files/web/index.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { useFormActions, useFormLanguages } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import type { FormBlockOf } from '../form-block.ts';
import { filesTexts, maxFiles } from './block.ts';

type Item = FormBlockOf<'files'>['items'][number];

function FilesForm({ path }: BlockFormProps) {
  const t = useTexts(filesTexts);
  const { set } = useFormActions();
  const [language] = useFormLanguages();
  return (
    <ItemList<Item>
      path={`${path}.items`}
      nameOf={(index) => t('block.files.form.one', { position: index })}
      addLabel={t('block.files.form.add')}
      blank={() => ({ file: '', label: {} })}
      maxItems={maxFiles}
    >
      {(itemPath, item) => (
        <Stack gap={5} shrink shrinkItems>
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
        </Stack>
      )}
    </ItemList>
  );
}

export const form: BlockForm = { icon: FileText, Form: FilesForm };
