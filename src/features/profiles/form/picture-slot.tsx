import type { Picture } from '#base/schemas.ts';
import { PictureField } from '#features/files/web/index.ts';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { fieldId } from './field-id.ts';
import { useFormActions, useFormLanguages, useFormValue } from './form-store.ts';
import { useFieldError } from './use-field-error.ts';

interface PictureSlotProps {
  path: string;
  label: string;
  /** Without it, no alternative text is requested: the text beside the picture says enough. */
  altHint?: string;
  aspect?: number;
  isRound?: boolean;
}

/** A picture field bound to a form path. */
export function PictureSlot({ path, ...rest }: PictureSlotProps) {
  const { set } = useFormActions();
  const value = useFormValue<Picture | undefined>(path);
  const error = useFieldError(path);
  const languages = useFormLanguages();
  return (
    <Stack gap={2} shrink shrinkItems id={fieldId(path)}>
      <PictureField
        {...rest}
        altId={fieldId(`${path}.alt`)}
        languages={languages}
        value={value}
        onChange={(next) => set(path, next)}
      />
      {error && (
        <Text tone="bad" size="xs" weight="medium">
          {error}
        </Text>
      )}
    </Stack>
  );
}
