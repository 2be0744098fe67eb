import { useCallback } from 'react';
import { focusField } from '#features/profiles/form/index.ts';
import { useSearchParams } from '#ui/router.tsx';
import { useEditorSession } from '../state/editor-context.tsx';
import { isTab, type TabName, tabOf } from './tabs.ts';

/** The tab is stored in the URL, so that reload and back navigation restore it. */
export function useEditorLocation() {
  const [search, setSearch] = useSearchParams();
  const { store } = useEditorSession();
  const tab = search.get('tab');
  /** `blockId` names the block whose form is open. */
  const location = { tab: isTab(tab) ? tab : 'details', blockId: search.get('block') ?? undefined } as const;
  const open = useCallback(
    (next: TabName, blockId?: string) => {
      setSearch({ tab: next, ...(blockId !== undefined && { block: blockId }) });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [setSearch],
  );
  /** Opens the tab that contains a field and focuses the field. */
  const goTo = useCallback(
    (path: string) => {
      const [section, index, ...rest] = path.split('.');
      const block = section === 'blocks' ? store.state().history.present.blocks[Number(index)] : undefined;
      open(tabOf(path), index === undefined ? undefined : block?.id);
      focusField(block && rest.length === 0 ? '' : path);
    },
    [store, open],
  );
  return { location, open, goTo };
}
