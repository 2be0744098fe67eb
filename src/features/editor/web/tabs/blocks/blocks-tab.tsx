import { useEditorLocation } from '../../shell/use-editor-location.ts';
import { useForm } from '../../state/use-editor.ts';
import { BlockEditor, BlockNotFound } from './block-editor.tsx';
import { BlockList } from './block-list.tsx';

/** The list, or the form of the one block that is open. */
export function BlocksTab() {
  const { location } = useEditorLocation();
  const index = useForm(({ blocks }) => blocks.findIndex(({ id }) => id === location.blockId));
  if (location.blockId === undefined) return <BlockList />;
  return index < 0 ? <BlockNotFound /> : <BlockEditor key={location.blockId} index={index} />;
}
