import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { useWork } from '../state/post-context.ts';

interface UpdateButtonProps {
  onUpdate: () => void;
}

/** What everybody reads changes by this alone. */
export function UpdateButton({ onUpdate }: UpdateButtonProps) {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  return (
    <Button variant="hot" size="sm" loading={kind === 'saving'} disabled={kind === 'saved'} onClick={onUpdate}>
      {t('postEditor.publish.update')}
    </Button>
  );
}
