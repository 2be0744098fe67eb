import type { Picture } from '#base/content-schemas.ts';
import { PictureField } from '#features/files/web/index.ts';
import { otherLocale } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useActions, useForm, useFormValue } from '../state/use-editor.ts';
import { fieldId } from './field-id.ts';
import { useFieldError } from './use-field-error.ts';

interface PictureSlotProps {
  path: string;
  label: string;
  altHint: string;
  aspect?: number;
  isRound?: boolean;
}

/** A picture of the form, bound by its path. */
export function PictureSlot({ path, ...rest }: PictureSlotProps) {
  const { set } = useActions();
  const value = useFormValue<Picture | undefined>(path);
  const error = useFieldError(path);
  const languages = useLanguages();
  return (
    <Stack gap={2} shrink shrinkItems id={fieldId(path)}>
      <PictureField {...rest} languages={languages} value={value} onChange={(next) => set(path, next)} />
      {error && (
        <Text tone="bad" size="xs" weight="medium">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** The languages in which the card is written, its own first. */
function useLanguages(): readonly Locale[] {
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  return isBilingual ? [language, otherLocale(language)] : [language];
}
