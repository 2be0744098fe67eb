import { onlineManager } from '@tanstack/react-query';
import { Inbox, WifiOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ExpiredProfileRedirect } from '#features/profiles/web/index.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { EmptyCard } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Grid, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { Link } from '#ui/router.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { LeadFilter } from '../../contract.ts';
import { type LeadStatus, leadStatuses } from '../../domain.ts';
import { focusRow } from '../components/lead-summary.tsx';
import { DetailPane, type DetailProps, LeadDetail } from '../detail/detail-pane.tsx';
import { detailTexts } from '../detail-texts.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { type LeadCounts, useLead, useLeadCounts, useLeadList } from '../state/lead-queries.ts';
import { type ProfileOption, useOwnProfiles } from '../state/use-own-profiles.ts';
import { isFiltered, listedBy, useView, type View } from '../state/view.ts';
import { Filters } from './filters.tsx';
import styles from './inbox.module.css';
import { InboxHead, ListColumn } from './list-column.tsx';
import { heirOf, passFocus } from './pass-focus.ts';

/** Wide enough for the list and a lead side by side. */
const wide = '(width >= 1024px)';

/** Whether the browser reports a connection; the queries pause by the same state. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );

/** Routes: `/leads` and `/contact-leads/{profileId?}`. The lead list and the open lead. */
export function LeadsPage() {
  const t = useTexts(inboxTexts);
  const { view, open, close, setFilter, hrefTo } = useView();
  const { filter } = view;
  // The URL may still name a lead that was just deleted.
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const leadId = view.leadId !== undefined && removedIds.includes(view.leadId) ? undefined : view.leadId;
  const isWide = useMediaQuery(wide);
  const isOnline = useIsOnline();
  const profiles = useOwnProfiles();
  const listed = listedBy(filter);
  const list = useLeadList(listed);
  const counts = useLeadCounts(filter);
  const [clickedId, setClickedId] = useState<number>();
  usePageTitle(t('inbox.title'));
  useFocusReturn(leadId);
  const hrefOf = useCallback((id: number) => hrefTo({ filter, leadId: id }), [hrefTo, filter]);
  const openLead = useCallback(
    (id: number) => {
      setClickedId(id);
      open(id);
    },
    [open],
  );
  const forget = useCallback(
    (ids: readonly number[]) => {
      setRemovedIds((before) => [...before, ...ids]);
      if (leadId !== undefined && ids.includes(leadId)) close();
      const order = list.data?.pages.flat().map(({ id }) => id) ?? [];
      passFocus([heirOf(order, ids)]);
    },
    [leadId, close, list.data],
  );
  // Changing the key closes filter fields when the filter is cleared.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    setFilter({});
  };
  const profile = profiles?.find(({ id }) => id === filter.profileId);
  if (profile?.status === 'expired') return <ExpiredProfileRedirect {...profile} />;

  const total = counts?.[listed.status ?? 'all'];
  const hasRows = list.data?.pages.some((page) => page.length > 0) ?? false;
  const isEmpty = list.data !== undefined && !hasRows && !list.isPlaceholderData;
  const isNone = isEmpty && !isFiltered(filter) && !counts?.archived;
  const detail = { leadId, onClose: close, onRemoved: forget };
  return (
    <AppPage gap={4}>
      <InboxHead filter={listed} unseen={counts?.unseen} hasLeads={hasRows} />
      {!isOnline && list.data && (
        <div className={styles.offline}>
          <Notice icon={WifiOff} tone="warn" title={t('inbox.offline.title')} isLive>
            {t('inbox.offline.text')}
          </Notice>
        </div>
      )}
      {isNone ? (
        profiles && <EmptyInbox profiles={profiles} />
      ) : (
        <>
          <Filters key={clearings} filter={filter} profiles={profiles ?? []} onFilter={setFilter} />
          <StatusTabs filter={filter} counts={counts} hrefTo={hrefTo} />
          <VisuallyHidden role="status">{total === undefined ? '' : t('inbox.found', { count: total })}</VisuallyHidden>
          <Grid columns={1} gap={4} align="start" className={styles.columns}>
            <div className={styles.list}>
              <ListColumn
                list={list}
                filter={filter}
                isOnline={isOnline}
                isForeign={filter.profileId !== undefined && profiles !== undefined && !profile}
                openId={leadId}
                showsProfile={(profiles?.length ?? 0) > 1}
                hrefOf={hrefOf}
                onOpen={openLead}
                onRemoved={forget}
                onClear={clear}
              />
            </div>
            {isWide && (hasRows || list.isPending || leadId !== undefined) && (
              <DetailPane {...detail} clickedId={clickedId} />
            )}
          </Grid>
        </>
      )}
      {!isWide && <DetailSheet {...detail} />}
    </AppPage>
  );
}

/** Closing a lead returns focus to its row, unless focus is elsewhere, such as in the search field. */
function useFocusReturn(leadId: number | undefined): void {
  const last = useRef(leadId);
  useEffect(() => {
    const closed = last.current;
    last.current = leadId;
    const isFocusLost = document.activeElement === document.body;
    if (closed !== undefined && leadId === undefined && isFocusLost) focusRow(closed);
  }, [leadId]);
}

interface StatusTabsProps {
  filter: LeadFilter;
  counts: LeadCounts | undefined;
  hrefTo: (view: View) => string;
}

/** Ordinary links: each status has a URL. */
function StatusTabs({ filter, counts, hrefTo }: StatusTabsProps) {
  const t = useTexts(inboxTexts);
  // A search finds archived leads too.
  const first = filter.q ? 'all' : 'active';
  const { status: now = first, ...rest } = filter;
  // Shown only if leads are in review, because most owners never need it.
  const isVisible = (tab: LeadStatus) => tab !== 'review' || now === 'review' || (counts?.review ?? 0) > 0;
  return (
    <TabLinks label={t('inbox.tabs.label')}>
      {([first, ...leadStatuses.filter(isVisible)] as const).map((tab) => {
        const isNow = tab === now;
        const to = hrefTo({
          filter: tab === 'all' || tab === 'active' ? rest : { ...rest, status: tab },
          leadId: undefined,
        });
        return (
          <TabLink key={tab} as={Link} to={to} isCurrent={isNow} count={counts?.[tab].toLocaleString('en')}>
            {t(`inbox.tabs.${tab}`)}
          </TabLink>
        );
      })}
    </TabLinks>
  );
}

/** Shown without leads: explains what will appear here and how to get the first lead. */
function EmptyInbox({ profiles }: { profiles: readonly ProfileOption[] }) {
  const t = useTexts(inboxTexts);
  const live = profiles.find(({ status }) => status === 'published');
  const action = live ? (
    <>
      <CopyButton value={`${window.location.origin}${live.address}?s=link`} variant="default" size="default">
        {t('inbox.none.share')}
      </CopyButton>
      <RouterLinkButton variant="outline" to="/editor">
        {t('inbox.none.toProfiles')}
      </RouterLinkButton>
    </>
  ) : (
    <RouterLinkButton to="/editor">
      {t(profiles.length > 0 ? 'inbox.none.toProfiles' : 'inbox.none.make')}
    </RouterLinkButton>
  );
  return (
    <EmptyCard icon={Inbox} title={t('inbox.none.title')} action={action}>
      {t('inbox.none.text')}
    </EmptyCard>
  );
}

/** On a phone a lead covers the whole screen; "back" closes it, and the list keeps its scroll position. */
function DetailSheet({ leadId, onClose, onRemoved }: DetailProps) {
  const [displayedId, setDisplayedId] = useState(leadId);
  // Continues to show the lead during the closing animation.
  if (leadId !== undefined && leadId !== displayedId) setDisplayedId(leadId);
  return (
    <Sheet hasAddress open={leadId !== undefined} onOpenChange={(isOpen) => isOpen || onClose()}>
      {displayedId !== undefined && (
        <SheetLead
          key={displayedId}
          id={displayedId}
          isOpen={leadId !== undefined}
          onClose={onClose}
          onRemoved={onRemoved}
        />
      )}
    </Sheet>
  );
}

interface SheetLeadProps extends Omit<DetailProps, 'leadId'> {
  id: number;
  isOpen: boolean;
}

function SheetLead({ id, isOpen, onClose, onRemoved }: SheetLeadProps) {
  const t = useTexts(detailTexts);
  const { direction } = useLocale();
  const query = useLead(id, isOpen);
  return (
    <SheetContent
      className={styles.sheet}
      side={direction === 'rtl' ? 'left' : 'right'}
      title={<bdi>{query.data?.name ?? t('leadDetail.loading')}</bdi>}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusRow(id);
      }}
    >
      <LeadDetail query={query} onClose={onClose} onRemoved={onRemoved} />
    </SheetContent>
  );
}
