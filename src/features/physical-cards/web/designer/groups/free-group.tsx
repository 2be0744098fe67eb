import { useTexts } from '#ui/locale.tsx';
import { FreeFields } from './free-fields.tsx';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';

export function FreeGroup() {
  const t = useTexts(groupsTexts);
  return (
    <Group title={t('designerForm.free.title')} text={t('designerForm.free.text')}>
      <FreeFields side="front" />
      <FreeFields side="back" />
    </Group>
  );
}
