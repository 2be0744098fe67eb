import { CirclePlay } from 'lucide-react';
import { videoTexts } from '#features/profiles/blocks/video/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { useFormText } from '../../../state/use-editor.ts';
import { normalizeWebAddress } from '../../contact/normalize-contact.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

function VideoForm({ path }: BlockFormProps) {
  const t = useTexts(videoTexts);
  const typed = useFormText(`${path}.address`);
  const isForeign = normalizeWebAddress(typed) !== undefined;
  return (
    <TextField
      path={`${path}.address`}
      label={t('block.video.form.address')}
      hint={t('block.video.form.hint')}
      errorText={isForeign ? t('block.video.form.bad') : undefined}
      dir="ltr"
      placeholder="https://youtu.be/…"
      normalize={normalizeWebAddress}
    />
  );
}

export const videoForm: BlockForm = { icon: CirclePlay, Form: VideoForm };
