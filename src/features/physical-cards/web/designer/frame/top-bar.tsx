import { type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { Row, VisuallyHidden } from '#ui/layout/layout.tsx';
import { SaveBadge, WorkBar, WorkBarBack, WorkBarTitle } from '#ui/layout/work-bar.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { designLimits } from '../../../design/design.ts';
import { designerTexts } from '../designer-texts.ts';
import { useChange, useDesignerSession, useDesignerState, useDraft, useSaveState } from '../state/use-design.ts';
import styles from './frame.module.css';

/** The design of an order is not saved here, so nothing is shown until it is changed. */
function DesignSaveBadge() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  const { kind } = useSaveState();
  if (order && kind === 'saved') return null;
  return (
    <SaveBadge kind={kind} className={styles.badge}>
      {t(`designer.save.${kind}`)}
    </SaveBadge>
  );
}

export function TopBar() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  return (
    <WorkBar>
      <WorkBarBack
        as={Link}
        to={order ? `/physical-cards/orders/${order.id}` : '/physical-cards'}
        aria-label={t(order ? 'designer.backToOrder' : 'designer.back')}
      />
      <WorkBarTitle>
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
        <DesignSaveBadge />
      </WorkBarTitle>
      <HistoryButtons />
    </WorkBar>
  );
}

/** The undo arrow follows the reading direction: in Hebrew it points right. */
function HistoryButtons() {
  const t = useTexts(designerTexts);
  const { store } = useDesignerSession();
  const canUndo = useDesignerState(({ history }) => history.past.length > 0);
  const canRedo = useDesignerState(({ history }) => history.future.length > 0);
  return (
    <Row fixed className={styles.history}>
      <HistoryButton label={t('designer.undo')} icon={Undo2} disabled={!canUndo} onClick={store.undo} />
      <HistoryButton label={t('designer.redo')} icon={Redo2} disabled={!canRedo} onClick={store.redo} />
    </Row>
  );
}

interface HistoryButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick'> {
  label: string;
  icon: LucideIcon;
}

function HistoryButton({ label, icon: Icon, ...button }: HistoryButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...button}>
      <Icon aria-hidden="true" />
    </Button>
  );
}

/** The owner's own name for the design; it is not printed. */
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
