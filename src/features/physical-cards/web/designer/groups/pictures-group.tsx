import { PictureField } from '#features/files/web/index.ts';
import { Grid, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inDesign } from '../state/draft.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import { fieldId } from '../state/warning-places.ts';
import { FieldWarnings } from './field-warnings.tsx';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';

export function PicturesGroup() {
  const t = useTexts(groupsTexts);
  return (
    <Group title={t('designerForm.pictures.title')}>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <PictureSlot name="logo" label={t('designerForm.pictures.logo')} />
        <PictureSlot name="picture" label={t('designerForm.pictures.picture')} />
      </Grid>
    </Group>
  );
}

interface PictureSlotProps {
  name: 'logo' | 'picture';
  label: string;
}

function PictureSlot({ name, label }: PictureSlotProps) {
  const change = useChange();
  const file = useDesign((design) => design[name]);
  return (
    <Stack gap={2} shrink id={fieldId(name)}>
      <PictureField
        label={label}
        value={file === null ? undefined : { file, alt: {} }}
        onChange={(picture) => change(undefined, inDesign({ [name]: picture?.file ?? null }))}
      />
      <FieldWarnings field={name} />
    </Stack>
  );
}
