import { Redo2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useDesignerState } from '../state/use-design.ts';
import { NameField } from './name-field.tsx';
import { SaveBadge } from './save-badge.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  return (
    <header className={styles.bar}>
      <Link
        className={styles.back}
        to={order ? `/physical-cards/orders/${order.id}` : '/physical-cards'}
        aria-label={t(order ? 'designer.backToOrder' : 'designer.back')}
      >
        <ArrowBack size={22} aria-hidden="true" />
      </Link>
      <div className={styles.what}>
        {order ? (
          <h1 className={styles.title}>{t('designer.title')}</h1>
        ) : (
          <>
            <h1>
              <VisuallyHidden>{t('designer.title')}</VisuallyHidden>
            </h1>
            <NameField />
          </>
        )}
        <SaveBadge />
      </div>
      <div className={styles.history}>
        <HistoryButtons />
      </div>
    </header>
  );
}

/** Back is drawn as the letters run: in Hebrew the past lies to the right. */
function HistoryButtons() {
  const t = useTexts(designerTexts);
  const { store } = useDesignerSession();
  const canUndo = useDesignerState(({ history }) => history.past.length > 0);
  const canRedo = useDesignerState(({ history }) => history.future.length > 0);
  return (
    <>
      <Tooltip content={t('designer.undo')} side="bottom">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('designer.undo')}
          disabled={!canUndo}
          onClick={() => store.undo()}
        >
          <Undo2 aria-hidden="true" />
        </Button>
      </Tooltip>
      <Tooltip content={t('designer.redo')} side="bottom">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('designer.redo')}
          disabled={!canRedo}
          onClick={() => store.redo()}
        >
          <Redo2 aria-hidden="true" />
        </Button>
      </Tooltip>
    </>
  );
}
