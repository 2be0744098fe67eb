import { Ban, Trash2, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminLink, DetailList, Panel, useMayOpen } from '#features/admin/web/index.ts';
import { formatInstant, formatNumber } from '#i18n/format.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, PhoneText, useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { isTemplate } from '../../design/templates.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

const visibleFigures = ['views', 'visitors', 'taps', 'saves', 'clicks', 'shares', 'leads'] as const;

function ProfileFigures({ profile: { figures } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.figures.title')}>
      <Grid as="dl" gap={4} className={styles.figures}>
        {visibleFigures.map((name) => (
          <div key={name} className={styles.figure}>
            <Text as="dt" tone="muted" size="xs">
              {t(`profileAdmin.figures.${name}`)}
            </Text>
            <Text as="dd" size="xl" weight="strong" tabular>
              {formatNumber(figures[name], locale)}
            </Text>
          </div>
        ))}
      </Grid>
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
      {versions.length === 0 && <Caption>{t('profileAdmin.versions.none')}</Caption>}
      {versions.length > 0 && (
        <Stack as="ol" gap={2}>
          {versions.map(({ id, name, publishedAt }) => (
            <Row as="li" key={id} wrap align="center" justify="between" gap={[1, 3]} className={styles.line}>
              <bdi className={styles.lineName}>{name}</bdi>
              <DateText className={styles.quiet ?? ''} value={publishedAt} time />
            </Row>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

/** Why visitors cannot see the profile, if so. */
function ProfileNotices({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { suspendedAt, suspendedReason, owner, deletedAt } = profile;
  const toOwner = useMayOpen('/admin/users') && (
    <RouterLinkButton variant="outline" size="sm" to={`/admin/users/${owner.id}`}>
      {t('profileAdmin.owner.open')}
    </RouterLinkButton>
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

/** Every address of the profile, including former ones. */
function ProfileAddresses({ profile: { addresses } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.addresses.title')}>
      <Stack as="ul" gap={2}>
        {addresses.map(({ path, isFormer, freeAt, isPrinted }) => (
          <Row as="li" key={path} wrap align="center" justify="between" gap={[1, 3]} className={styles.line}>
            <LatinText className={styles.lineName ?? ''}>{path}</LatinText>
            <Row as="span" inline wrap align="center" gap={[1, 2]}>
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
            </Row>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

function ProfileDetails({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { id, owner, phones, emails, website } = profile;
  // A template of a later version is known by its name only.
  const template = isTemplate(profile.template) ? t(`profileAdmin.templates.${profile.template}`) : profile.template;
  const actions = (
    <>
      <RouterLinkButton variant="outline" size="sm" to={`/admin/profiles?owner=${owner.id}`}>
        {t('profileAdmin.more.profiles')}
      </RouterLinkButton>
      {useMayOpen('/admin/audit') && (
        <RouterLinkButton variant="outline" size="sm" to={`/admin/audit?target=profile:${id}`}>
          {t('profileAdmin.more.audit')}
        </RouterLinkButton>
      )}
    </>
  );
  const ownerName = (
    <AdminLink to={`/admin/users/${owner.id}`}>
      <bdi>{owner.displayName || owner.username}</bdi>
    </AdminLink>
  );
  const listOf = (values: readonly string[], draw: (value: string) => ReactNode) =>
    values.length === 0 ? null : (
      <Stack as="span" align="start">
        {values.map(draw)}
      </Stack>
    );
  const phoneList = listOf(phones, (phone) => <PhoneText key={phone} value={phone} />);
  const mailList = listOf(emails, (email) => <LatinText key={email}>{email}</LatinText>);
  return (
    <Panel title={t('profileAdmin.details.title')} actions={actions}>
      <DetailList
        rows={[
          { name: t('profileAdmin.details.id'), value: <LatinText>{id}</LatinText> },
          { name: t('profileAdmin.details.owner'), value: ownerName },
          { name: t('profileAdmin.details.jobTitle'), value: profile.title },
          { name: t('profileAdmin.details.company'), value: profile.company },
          { name: t('profileAdmin.details.phones'), value: phoneList },
          { name: t('profileAdmin.details.emails'), value: mailList },
          { name: t('profileAdmin.details.website'), value: website && <LatinText>{website}</LatinText> },
          { name: t('profileAdmin.details.template'), value: template },
          { name: t('profileAdmin.details.language'), value: t(`profileAdmin.details.${profile.language}`) },
          { name: t('profileAdmin.details.blocks'), value: profile.blocks },
          { name: t('profileAdmin.details.created'), value: <DateText value={profile.createdAt} time /> },
          { name: t('profileAdmin.details.updated'), value: <DateText value={profile.updatedAt} time /> },
          {
            name: t('profileAdmin.details.published'),
            value: profile.publishedAt && <DateText value={profile.publishedAt} time />,
          },
          {
            name: t('profileAdmin.details.changes'),
            value: profile.hasChanges ? t('profileAdmin.yes') : t('profileAdmin.no'),
          },
        ]}
      />
    </Panel>
  );
}
