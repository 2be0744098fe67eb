import { EllipsisVertical, ExternalLink, Eye, EyeOff, Pencil, Trash2, UsersRound } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type AdminCommunity, communitiesApi } from '../../contract.ts';
import { CommunityFace } from '../components/community-face.tsx';
import { FieldAndCity } from '../components/field-and-city.tsx';
import { communitySharedTexts } from '../components/shared-texts.ts';
import styles from './admin.module.css';
import { useAdminCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

interface CommunityRowProps {
  community: AdminCommunity;
  onOpen(kind: 'edit' | 'members' | 'delete'): void;
}

export function CommunityRow({ community, onOpen }: CommunityRowProps) {
  const t = useTexts(communitiesAdminTexts);
  const tShared = useTexts(communitySharedTexts);
  const { locale } = useLocale();
  const { field, picture, isHidden, membersCount } = community;
  const name = community.name[locale] || community.name.he;
  return (
    <li className={styles.row} data-hidden={isHidden}>
      <CommunityFace className={styles.face} field={field} picture={picture} width={96} size="small" />
      <div className={styles.words}>
        <div className={styles.nameLine}>
          <button type="button" className={styles.name} onClick={() => onOpen('edit')}>
            <bdi>{name}</bdi>
          </button>
          {isHidden && (
            <Badge variant="warn" size="sm">
              {t('communitiesAdmin.hidden')}
            </Badge>
          )}
        </div>
        <FieldAndCity field={field} city={community.city[locale] || community.city.he} />
      </div>
      <Button variant="ghost" size="sm" className={styles.count ?? ''} onClick={() => onOpen('members')}>
        <UsersRound aria-hidden="true" />
        {tShared('communityParts.members', { count: membersCount })}
      </Button>
      <RowMenu community={community} name={name} onOpen={onOpen} />
    </li>
  );
}

function RowMenu({ community, name, onOpen }: CommunityRowProps & { name: string }) {
  const t = useTexts(communitiesAdminTexts);
  const { id, slug, isHidden } = community;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(isHidden ? communitiesApi.show : communitiesApi.hide, { params: { id } }),
    onDone: (changed) =>
      toast({ title: t(changed.isHidden ? 'communitiesAdmin.hiddenNow' : 'communitiesAdmin.shownNow') }),
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
