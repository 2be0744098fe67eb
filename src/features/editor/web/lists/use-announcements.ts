import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from './list-texts.ts';

/** What whoever cannot see a drag hears of it. */
export function useAnnouncements(ids: readonly string[], nameOf: (place: number) => string) {
  const t = useTexts(listTexts);
  const named = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(ids.indexOf(String(active))),
    place: ids.indexOf(String(over ?? active)) + 1,
    count: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lists.picked', named(active.id, undefined)),
    onDragOver: ({ active, over }) => t('lists.moved', named(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('lists.dropped', named(active.id, over?.id)),
    onDragCancel: ({ active }) => t('lists.cancelled', named(active.id, undefined)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('lists.how') } };
}
