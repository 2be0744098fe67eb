import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useActions, useEditor } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';

/** The icons follow the reading direction: in Hebrew undo points right. */
export function HistoryButtons() {
  const t = useTexts(editorTexts);
  const { undo, redo } = useActions();
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t('editor.undo')} disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('editor.redo')} disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </Button>
    </>
  );
}
