import { useTexts } from '#ui/locale.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { useFormText } from '../../../state/use-editor.ts';
import { tidyAddress } from '../../contact/tidy.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

export function VideoForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const typed = useFormText(`${path}.address`);
  const isForeign = tidyAddress(typed) !== undefined;
  return (
    <TextField
      path={`${path}.address`}
      label={t('forms.video.address')}
      hint={t('forms.video.hint')}
      says={isForeign ? t('forms.video.bad') : undefined}
      dir="ltr"
      placeholder="https://youtu.be/…"
      tidy={tidyAddress}
    />
  );
}
