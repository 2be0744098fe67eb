import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import styles from './designer.module.css';
import { designerTexts } from './designer-texts.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { ConflictDialog } from './frame/conflict-dialog.tsx';
import { DesignerNotices } from './frame/designer-notices.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { SaveTrouble } from './frame/save-trouble.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { useDesignerKeys } from './frame/use-designer-keys.ts';
import { ColoursGroup } from './groups/colours-group.tsx';
import { FreeGroup } from './groups/free-group.tsx';
import { MaterialGroup } from './groups/material-group.tsx';
import { PicturesGroup } from './groups/pictures-group.tsx';
import { ProfileGroup } from './groups/profile-group.tsx';
import { ScanGroup } from './groups/scan-group.tsx';
import { TemplateGroup } from './groups/template-group.tsx';
import { WordsGroup } from './groups/words-group.tsx';
import { Stage } from './stage/stage.tsx';
import { WarningList } from './stage/warning-list.tsx';
import { SessionContext } from './state/session-context.ts';
import { type DesignerStart, useStartSession } from './state/use-start-session.ts';

interface DesignerProps {
  /** As it was when the page was opened. */
  start: DesignerStart;
}

export function Designer({ start }: DesignerProps) {
  const t = useTexts(designerTexts);
  const session = useStartSession(start);
  const [isRestored, setIsRestored] = useState(session.isRestored);
  useDesignerKeys(session);
  return (
    <SessionContext value={session}>
      <div className={styles.designer}>
        <TopBar />
        <div className={styles.side}>
          <Stage />
          <WarningList />
        </div>
        <section className={styles.form} aria-label={t('designer.form')}>
          <DesignerNotices isRestored={isRestored} onRestoredRead={() => setIsRestored(false)} />
          <ProfileGroup />
          <MaterialGroup />
          <TemplateGroup />
          <ColoursGroup />
          <WordsGroup />
          <PicturesGroup />
          <ScanGroup />
          <FreeGroup />
        </section>
        <BottomBar />
        <SaveTrouble />
      </div>
      <ConflictDialog />
      <LeaveGuard />
    </SessionContext>
  );
}
