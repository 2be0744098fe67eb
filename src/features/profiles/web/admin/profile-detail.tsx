import { Ban, Trash2, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '#features/admin/web/index.ts';
import { formatInstant, formatNumber } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import { ProfileDetails } from './profile-details.tsx';
import styles from './profiles-admin.module.css';

const visibleFigures = ['views', 'visitors', 'taps', 'saves', 'clicks', 'shares', 'leads'] as const;

function ProfileFigures({ profile: { figures } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.figures.title')}>
      <dl className={styles.figures}>
        {visibleFigures.map((name) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{t(`profileAdmin.figures.${name}`)}</dt>
            <dd className={styles.figureCount}>{formatNumber(figures[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function ProfileDetail({ profile }: { profile: AdminProfileDetail }) {
  return (
    <>
      <ProfileNotices profile={profile} />
      <ProfileFigures profile={profile} />
      <ProfileDetails profile={profile} />
      <ProfileAddresses profile={profile} />
      <ProfileVersions profile={profile} />
    </>
  );
}

function ProfileVersions({ profile: { versions } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  return (
    <Panel title={t('profileAdmin.versions.title')}>
      {versions.length === 0 && <p className={styles.quiet}>{t('profileAdmin.versions.none')}</p>}
      {versions.length > 0 && (
        <ol className={styles.lines}>
          {versions.map(({ id, name, publishedAt }) => (
            <li key={id} className={styles.line}>
              <bdi className={styles.lineName}>{name}</bdi>
              <DateText className={styles.quiet ?? ''} value={publishedAt} time />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** Why visitors do not see it, where they do not. */
function ProfileNotices({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { suspendedAt, suspendedReason, owner, deletedAt } = profile;
  const toOwner = (
    <Button variant="outline" size="sm" asChild>
      <Link to={`/admin/users/${owner.id}`}>{t('profileAdmin.owner.open')}</Link>
    </Button>
  );
  return (
    <>
      {suspendedAt && (
        <Notice icon={Ban} tone="bad" title={t('profileAdmin.suspended.title')}>
          <p>
            {t('profileAdmin.suspended.since')} <DateText value={suspendedAt} time />
          </p>
          {suspendedReason && <p>{t('profileAdmin.suspended.reason', { reason: suspendedReason })}</p>}
        </Notice>
      )}
      {owner.isSuspended && (
        <Notice icon={UserX} tone="bad" title={t('profileAdmin.owner.title')} action={toOwner}>
          {t('profileAdmin.owner.text')}
        </Notice>
      )}
      {deletedAt && (
        <Notice icon={Trash2} tone="warn" title={t('profileAdmin.deleted.title')}>
          {t('profileAdmin.deleted.text')}
        </Notice>
      )}
    </>
  );
}

/** Every address that leads to it, those of the past too. */
function ProfileAddresses({ profile: { addresses } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.addresses.title')}>
      <ul className={styles.lines}>
        {addresses.map(({ path, isFormer, freeAt, isPrinted }) => (
          <li key={path} className={styles.line}>
            <LatinText className={styles.lineName ?? ''}>{path}</LatinText>
            <span className={styles.badges}>
              {isPrinted && (
                <Badge variant="secondary" size="sm">
                  {t('profileAdmin.addresses.printed')}
                </Badge>
              )}
              {isFormer && (
                <Badge variant="outline" size="sm">
                  {t('profileAdmin.addresses.former')}
                </Badge>
              )}
              {freeAt && !isPrinted && (
                <span className={styles.quiet}>
                  {t('profileAdmin.addresses.until', { day: formatInstant(freeAt, locale, { dateStyle: 'medium' }) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
