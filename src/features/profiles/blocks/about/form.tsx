import { Text } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldsTexts } from '../../form/fields-texts.ts';
import { useFormLanguages } from '../../form/form-store.ts';
import { aboutTexts } from './block.ts';

/** Loaded lazily because the text editor is the largest dependency here. */
const RichField = lazy(async () => ({ default: (await import('./rich-field.tsx')).RichField }));

function AboutForm({ path }: BlockFormProps) {
  const t = useTexts(aboutTexts);
  const tf = useTexts(fieldsTexts);
  const languages = useFormLanguages();
  const label = t('block.about.form.text');
  return (
    <Stack gap={5} shrink shrinkItems>
      {languages.map((locale) => (
        <Suspense key={locale} fallback={<Skeleton shape="block" />}>
          <RichField
            path={`${path}.text.${locale}`}
            locale={locale}
            label={
              languages.length > 1
                ? tf('fields.inLanguage', { label, language: tf(`fields.language.${locale}`) })
                : label
            }
          />
        </Suspense>
      ))}
    </Stack>
  );
}

export const form: BlockForm = { icon: Text, Form: AboutForm };
