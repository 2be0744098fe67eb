import { Text } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { aboutTexts } from '#features/profiles/blocks/about/texts.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTexts } from '#ui/locale.tsx';
import { fieldsTexts } from '../../../fields/fields-texts.ts';
import layout from '../../../fields/form-layout.module.css';
import { useForm } from '../../../state/use-editor.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

/** The text editor is the heaviest thing here: it comes when somebody writes. */
const RichField = lazy(async () => ({ default: (await import('../rich/rich-field.tsx')).RichField }));

function AboutForm({ path }: BlockFormProps) {
  const t = useTexts(aboutTexts);
  const tf = useTexts(fieldsTexts);
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  const label = t('block.about.form.text');
  const visibleLocales = isBilingual ? [language, otherLocale(language)] : [language];
  return (
    <div className={layout.stack}>
      {visibleLocales.map((locale) => (
        <Suspense key={locale} fallback={<Skeleton shape="block" />}>
          <RichField
            path={`${path}.text.${locale}`}
            locale={locale}
            label={isBilingual ? tf('fields.inLanguage', { label, language: tf(`fields.language.${locale}`) }) : label}
          />
        </Suspense>
      ))}
    </div>
  );
}

export const aboutForm: BlockForm = { icon: Text, Form: AboutForm };
