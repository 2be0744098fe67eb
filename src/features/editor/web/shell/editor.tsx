import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { PlanProvider } from '../plan-provider.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { profileQueries } from '../profile-queries.ts';
import { EditorContext } from '../state/editor-context.ts';
import { useSessionState } from '../state/use-session-state.ts';
import { editorTexts } from '../texts.ts';
import styles from './editor.module.css';
import { EditorNotices } from './editor-notices.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Rail } from './rail.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { TabView } from './tab-view.tsx';
import { TopBar } from './top-bar.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

interface EditorProps {
  /** As it was when the editor was opened. */
  profile: Profile;
  userId: number;
}

export function Editor({ profile: first, userId }: EditorProps) {
  const t = useTexts(editorTexts);
  const session = useSessionState(first, userId);
  const { data: profile = first } = useQuery({ ...profileQueries.one(useApi(), first.id), enabled: false });
  const [isRestored, setIsRestored] = useState(session.isRestored);
  usePageTitle(t('editor.title'));
  useEditorKeys(session);
  return (
    <EditorContext value={session}>
      <PlanProvider>
        <div className={styles.editor}>
          <TopBar profile={profile} />
          <Rail />
          <div className={styles.form}>
            <EditorNotices
              profile={profile}
              isRestored={isRestored}
              onRestoredRead={() => setIsRestored(false)}
              onDiscard={() => session.takeDraft(profile)}
            />
            <TabView profile={profile} />
          </div>
          <PreviewPane profile={profile} />
          <SaveTrouble />
        </div>
        <ConflictDialog />
        <LeaveGuard />
      </PlanProvider>
    </EditorContext>
  );
}
