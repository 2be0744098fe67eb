import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { AdminStatus } from './admin-status.tsx';
import { profileAdminTexts } from './profile-admin-texts.ts';
import { ProfileDetail } from './profile-detail.tsx';
import { ProfileHeadActions } from './profile-head-actions.tsx';
import styles from './profiles-admin.module.css';
import { profilesAdminTexts } from './profiles-admin-texts.ts';
import { profilesQueries } from './profiles-queries.ts';

const panels = ['figures', 'facts', 'addresses'];

function ProfileSkeleton() {
  const t = useTexts(profileAdminTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('profileAdmin.loading')}>
      {panels.map((panel) => (
        <Card key={panel}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}

/** What is no number is the number of no card. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** `/admin/profiles/{id}`. */
export function ProfileAdminPage() {
  const t = useTexts(profileAdminTexts);
  const list = useTexts(profilesAdminTexts);
  const id = idOf(useParams().id);
  const { data, error, refetch } = useQuery({ ...profilesQueries.one(useApi(), id), enabled: id > 0 });
  const title = data ? data.name || list('profilesAdmin.untitled') : list('profilesAdmin.title');
  usePageTitle(title);
  const isMissing = id === 0 || (error instanceof RequestError && error.status === 404);
  const back = (
    <Link className={styles.back} to="/admin/profiles">
      <ArrowBack size={18} aria-hidden="true" />
      {t('profileAdmin.back')}
    </Link>
  );
  return (
    <AdminPage
      back={back}
      title={<bdi>{title}</bdi>}
      lead={data && <ProfileLead profile={data} />}
      actions={data && <ProfileHeadActions profile={data} />}
    >
      {isMissing && (
        <ErrorCard
          type="info"
          title={t('profileAdmin.missing.title')}
          message={t('profileAdmin.missing.text')}
          action={
            <Button asChild>
              <Link to="/admin/profiles">{t('profileAdmin.back')}</Link>
            </Button>
          }
        />
      )}
      {data && !isMissing && <ProfileDetail profile={data} />}
      {!data && !isMissing && error && (
        <ErrorCard title={t('profileAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !isMissing && !error && <ProfileSkeleton />}
    </AdminPage>
  );
}

function ProfileLead({ profile }: { profile: AdminProfileDetail }) {
  return (
    <span className={styles.lead}>
      <LatinText>{decodeURI(profile.address)}</LatinText>
      <AdminStatus profile={profile} />
    </span>
  );
}
