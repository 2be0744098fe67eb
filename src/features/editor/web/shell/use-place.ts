import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useEditorSession } from '../state/editor-context.ts';
import { focusField } from './focus-field.ts';
import { isRoom, type RoomName, roomOf } from './features.ts';

export interface Place {
  readonly room: RoomName;
  /** The block whose form is open. */
  readonly blockId: string | undefined;
}

/** The room stands in the address, so that a reload and the way back lead to it. */
export function usePlace() {
  const [search, setSearch] = useSearchParams();
  const { store } = useEditorSession();
  const room = search.get('room');
  const place: Place = { room: isRoom(room) ? room : 'details', blockId: search.get('block') ?? undefined };
  const open = useCallback(
    (next: RoomName, blockId?: string) => {
      setSearch({ room: next, ...(blockId !== undefined && { block: blockId }) }, { preventScrollReset: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [setSearch],
  );
  /** Opens where a field is edited and puts the keyboard into it. */
  const goTo = useCallback(
    (path: string) => {
      const [part, index, ...rest] = path.split('.');
      const block = part === 'blocks' ? store.state().history.present.blocks[Number(index)] : undefined;
      open(roomOf(path), index === undefined ? undefined : block?.id);
      focusField(block && rest.length === 0 ? '' : path);
    },
    [store, open],
  );
  return { place, open, goTo };
}
