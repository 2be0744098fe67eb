import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DetailsTab } from '../tabs/details/details-tab.tsx';
import { editorTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './shell.module.css';
import type { TabName, TabProps } from './tabs.ts';
import { useEditorLocation } from './use-editor-location.ts';

/** The first tab is in the editor's bundle; the others load on demand. */
const tabs: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  details: DetailsTab,
  contact: lazy(async () => ({ default: (await import('../tabs/contact/contact-tab.tsx')).ContactTab })),
  blocks: lazy(async () => ({ default: (await import('../tabs/blocks/blocks-tab.tsx')).BlocksTab })),
  design: lazy(async () => ({ default: (await import('../tabs/design/design-tab.tsx')).DesignTab })),
  sharing: lazy(async () => ({ default: (await import('../tabs/sharing/sharing-tab.tsx')).SharingTab })),
};

export function TabView({ profile }: TabProps) {
  const t = useTexts(editorTexts);
  const { location } = useEditorLocation();
  const Tab = tabs[location.tab];
  const isBlock = location.tab === 'blocks' && location.blockId !== undefined;
  return (
    <Stack as="section" gap={6} shrinkItems aria-labelledby="tab-title">
      {!isBlock && (
        <Row gap={3} align="start" justify="between">
          <div>
            <h2 className={styles.title} id="tab-title" tabIndex={-1}>
              {t(`editor.tabs.${location.tab}`)}
            </h2>
            <Text tone="muted">{t(`editor.lead.${location.tab}`)}</Text>
          </div>
          <div className={styles.tabViewHistory}>
            <HistoryButtons />
          </div>
        </Row>
      )}
      <Suspense fallback={<Skeleton shape="block" />}>
        <Tab profile={profile} />
      </Suspense>
    </Stack>
  );
}
