import {
  CircleAlert,
  Cloud,
  CloudCheck,
  CloudOff,
  GitCompareArrows,
  type LucideIcon,
  Redo2,
  Save,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { designLimits } from '../../../design/design.ts';
import { designerTexts } from '../designer-texts.ts';
import type { SaveState } from '../state/saving.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange, useDesignerState, useDraft, useSaveState } from '../state/use-design.ts';
import styles from './top-bar.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  new: Cloud,
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  incomplete: CircleAlert,
  held: Save,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};
const quiet: ReadonlySet<SaveState['kind']> = new Set(['waiting', 'saving', 'new']);

/** Says at every moment where the work is. */
function SaveBadge() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  const { kind } = useSaveState();
  const Icon = icons[kind];
  // An order's own design is not saved here: as long as nothing was changed there is nothing to say.
  if (order && kind === 'saved') return null;
  return (
    <>
      <Row as="span" gap={1} align="center" shrink className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        {t(`designer.save.${kind}`)}
      </Row>
      {/* Whoever listens hears of trouble and of its end, not of every letter. */}
      <VisuallyHidden>
        <span role="status">{quiet.has(kind) ? '' : t(`designer.save.${kind}`)}</span>
      </VisuallyHidden>
    </>
  );
}

export function TopBar() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  return (
    <Row as="header" gap={2} align="center" className={styles.bar}>
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
    </Row>
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

/** What its owner calls it, to find it again; nothing of it is printed. */
function NameField() {
  const t = useTexts(designerTexts);
  const change = useChange();
  const name = useDraft((draft) => draft.name);
  return (
    <input
      className={styles.name}
      dir="auto"
      autoComplete="off"
      aria-label={t('designer.name.label')}
      placeholder={t('designer.name.placeholder')}
      maxLength={designLimits.maxName}
      value={name}
      onChange={({ currentTarget: { value } }) => change('name', (draft) => ({ ...draft, name: value }))}
    />
  );
}
