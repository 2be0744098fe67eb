import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, ExternalLink, Eye, EyeOff, Pencil, Plus, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { AdminPage, ConfirmAction, ListStates, MayChange } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { RowList, RowsSkeleton } from '#ui/lists/row-list.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { focusFirstField } from '#ui/overlays/use-opener.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type AdminCommunity, communitiesApi } from '../../contract.ts';
import { CommunityFace, FieldAndCity } from '../components/community-face.tsx';
import { communitySharedTexts } from '../components/shared-texts.ts';
import styles from './admin.module.css';
import { communitiesQuery, membersQuery, useCommunityCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { draftOf, EditForm, isSameDraft } from './edit-form.tsx';
import { MemberRow } from './member-row.tsx';
import { NewMembers } from './new-members.tsx';

/** The dialog that is open above the list. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'members' | 'delete'; readonly community: AdminCommunity };

/** Route: `/admin/communities`. */
export function CommunitiesAdminPage() {
  const t = useTexts(communitiesAdminTexts);
  usePageTitle(t('communitiesAdmin.title'));
  const list = useQuery(communitiesQuery(useApi()));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <MayChange>
      <Button size="sm" onClick={() => setOpen({ kind: 'add' })}>
        <Plus aria-hidden="true" />
        {t('communitiesAdmin.add')}
      </Button>
    </MayChange>
  );
  return (
    <AdminPage title={t('communitiesAdmin.title')} lead={t('communitiesAdmin.lead')} actions={add}>
      <NewMembers />
      <ListStates
        query={list}
        isEmpty={list.data?.length === 0}
        failed={t('communitiesAdmin.failed')}
        waiting={<Waiting />}
        none={{
          icon: UsersRound,
          title: t('communitiesAdmin.empty.title'),
          text: t('communitiesAdmin.empty.text'),
          action: add,
        }}
      >
        <RowList aria-label={t('communitiesAdmin.list')}>
          {list.data?.map((community) => (
            <CommunityRow key={community.id} community={community} onOpen={(kind) => setOpen({ kind, community })} />
          ))}
        </RowList>
      </ListStates>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <EditSheet community={open.kind === 'edit' ? open.community : undefined} onClose={close} />
      )}
      {open?.kind === 'members' && <MembersSheet community={open.community} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog community={open.community} onClose={close} />}
    </AdminPage>
  );
}

function Waiting() {
  const t = useTexts(communitiesAdminTexts);
  return (
    <RowsSkeleton label={t('communitiesAdmin.loading')}>
      <Grid columns="auto fill auto" align="center" gap={[2, 4]} className={styles.row}>
        <Skeleton shape="block" className={styles.face ?? ''} />
        <Stack gap="hair" shrink>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </Grid>
    </RowsSkeleton>
  );
}

function DeleteDialog({ community, onClose }: { community: AdminCommunity; onClose(): void }) {
  const t = useTexts(communitiesAdminTexts);
  const { locale } = useLocale();
  const { id, membersCount } = community;
  const { send, isPending } = useCommunityCall({
    call: (api) => api.call(communitiesApi.remove, { params: { id } }),
    done: t('communitiesAdmin.delete.done'),
    onDone: onClose,
  });
  return (
    <ConfirmAction
      title={t('communitiesAdmin.delete.title', { name: community.name[locale] || community.name.he })}
      text={t('communitiesAdmin.delete.text', { count: membersCount })}
      action={t('communitiesAdmin.delete.confirm')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    />
  );
}

function MembersSheet({ community, onClose }: { community: AdminCommunity; onClose(): void }) {
  const t = useTexts(communitiesAdminTexts);
  const { locale } = useLocale();
  const { id } = community;
  const { data, error, refetch } = useQuery(membersQuery(useApi(), id));
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={t('communitiesAdmin.people.title', { name: community.name[locale] || community.name.he })}>
        {!data && !error && <Progress label={t('communitiesAdmin.people.loading')} />}
        {!data && error && (
          <ErrorCard
            title={t('communitiesAdmin.people.failed')}
            message={error.message}
            onRetry={() => void refetch()}
            level="h3"
          />
        )}
        {data?.length === 0 && (
          <Text tone="muted" size="s" breakWords>
            {t('communitiesAdmin.people.empty')}
          </Text>
        )}
        {data && data.length > 0 && (
          <Stack as="ul">
            {data.map((member) => (
              <MemberRow key={member.profileId} communityId={id} member={member} />
            ))}
          </Stack>
        )}
      </SheetContent>
    </Sheet>
  );
}

interface EditSheetProps {
  /** undefined for a new community. */
  community: AdminCommunity | undefined;
  onClose(): void;
}

/** Clicking outside the sheet does not discard what was typed. */
function EditSheet({ community, onClose }: EditSheetProps) {
  const t = useTexts(communitiesAdminTexts);
  const [first] = useState(() => draftOf(community));
  const [draft, setDraft] = useState(first);
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => (isSameDraft(draft, first) ? onClose() : setIsConfirming(true));
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || close()}>
      <SheetContent
        title={t(community ? 'communitiesAdmin.form.editTitle' : 'communitiesAdmin.form.addTitle')}
        onOpenAutoFocus={focusFirstField}
      >
        <EditForm
          id={community?.id}
          draft={draft}
          // A picture upload may finish while the user types in other fields, so each change updates only its own part.
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          onCancel={close}
          onDone={onClose}
        />
        <AlertDialog open={isConfirming} onOpenChange={setIsConfirming}>
          <AlertDialogContent
            title={t('communitiesAdmin.form.discardTitle')}
            description={t('communitiesAdmin.form.discardText')}
            confirm={t('communitiesAdmin.form.discard')}
            cancel={t('communitiesAdmin.form.keep')}
            onConfirm={onClose}
            destructive
          />
        </AlertDialog>
      </SheetContent>
    </Sheet>
  );
}

interface CommunityRowProps {
  community: AdminCommunity;
  onOpen(kind: 'edit' | 'members' | 'delete'): void;
}

function CommunityRow({ community, onOpen }: CommunityRowProps) {
  const t = useTexts(communitiesAdminTexts);
  const tShared = useTexts(communitySharedTexts);
  const { locale } = useLocale();
  const { field, picture, isHidden, membersCount } = community;
  const name = community.name[locale] || community.name.he;
  return (
    <Grid as="li" columns="auto fill auto" align="center" gap={[2, 4]} className={styles.row} data-hidden={isHidden}>
      <CommunityFace className={styles.face} field={field} picture={picture} width={96} size="small" />
      <Stack gap="hair" shrink>
        <Row wrap align="center" gap={[1, 3]}>
          <button type="button" className={styles.name} onClick={() => onOpen('edit')}>
            <bdi>{name}</bdi>
          </button>
          {isHidden && (
            <Badge variant="warn" size="sm">
              {t('communitiesAdmin.hidden')}
            </Badge>
          )}
        </Row>
        <FieldAndCity field={field} city={community.city[locale] || community.city.he} />
      </Stack>
      <Button variant="ghost" size="sm" className={styles.count ?? ''} onClick={() => onOpen('members')}>
        <UsersRound aria-hidden="true" />
        {tShared('communityParts.members', { count: membersCount })}
      </Button>
      <RowMenu community={community} name={name} onOpen={onOpen} />
    </Grid>
  );
}

function RowMenu({ community, name, onOpen }: CommunityRowProps & { name: string }) {
  const t = useTexts(communitiesAdminTexts);
  const { id, slug, isHidden } = community;
  const { send, isPending } = useCommunityCall({
    call: (api) => api.call(isHidden ? communitiesApi.show : communitiesApi.hide, { params: { id } }),
    onDone: (changed) =>
      toast({ title: t(changed.isHidden ? 'communitiesAdmin.hiddenNow' : 'communitiesAdmin.madeVisible') }),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" loading={isPending} aria-label={t('communitiesAdmin.actions', { name })}>
          {!isPending && <EllipsisVertical aria-hidden="true" />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {!isHidden && (
          <DropdownMenuItem icon={ExternalLink} asChild>
            <a href={`/communities/${slug}`}>{t('communitiesAdmin.open')}</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={Pencil} onSelect={() => onOpen('edit')}>
          {t('communitiesAdmin.edit')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={UsersRound} onSelect={() => onOpen('members')}>
          {t('communitiesAdmin.members')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={isHidden ? Eye : EyeOff} onSelect={() => send()}>
          {t(isHidden ? 'communitiesAdmin.show' : 'communitiesAdmin.hide')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} destructive onSelect={() => onOpen('delete')}>
          {t('communitiesAdmin.remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
