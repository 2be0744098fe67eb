import { usePlace } from '../../shell/use-place.ts';
import { useForm } from '../../state/use-editor.ts';
import { BlockEditor, BlockGone } from './block-editor.tsx';
import { BlockList } from './block-list.tsx';

/** The list, or the form of the one block that is open. */
export function BlocksTab() {
  const { place } = usePlace();
  const index = useForm(({ blocks }) => blocks.findIndex(({ id }) => id === place.blockId));
  if (place.blockId === undefined) return <BlockList />;
  return index < 0 ? <BlockGone /> : <BlockEditor key={place.blockId} index={index} />;
}
