import { CirclePlay } from 'lucide-react';
import { readableAddress } from '#base/international-address.ts';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { TextField } from '../../form/text-field.tsx';
import { normalizeWebAddress } from '../../form/typed-values.ts';
import { videoTexts } from './block.ts';

function VideoForm({ path }: BlockFormProps) {
  const t = useTexts(videoTexts);
  return (
    <TextField
      path={`${path}.address`}
      label={t('block.video.form.address')}
      hint={t('block.video.form.hint')}
      dir="ltr"
      placeholder="https://youtu.be/…"
      normalize={normalizeWebAddress}
      display={readableAddress}
    />
  );
}

export const form: BlockForm = { icon: CirclePlay, Form: VideoForm };
