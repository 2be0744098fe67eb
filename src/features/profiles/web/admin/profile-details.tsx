import { Link } from 'react-router';
import { DetailList, Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { isTemplate } from '../../templates.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

export function ProfileDetails({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { id, owner, phones, emails, website } = profile;
  // Of a later version's design the name is all that is known.
  const template = isTemplate(profile.template) ? t(`profileAdmin.templates.${profile.template}`) : profile.template;
  const actions = (
    <>
      <Button variant="outline" size="sm" asChild>
        <Link to={`/admin/profiles?owner=${owner.id}`}>{t('profileAdmin.more.cards')}</Link>
      </Button>
      <Button variant="outline" size="sm" asChild>
        <Link to={`/admin/audit?target=profile:${id}`}>{t('profileAdmin.more.audit')}</Link>
      </Button>
    </>
  );
  const ownerName = (
    <Link to={`/admin/users/${owner.id}`}>
      <bdi>{owner.displayName || owner.username}</bdi>
    </Link>
  );
  const phoneList = phones.length > 0 && (
    <span className={styles.list}>
      {phones.map((phone) => (
        <PhoneText key={phone} value={phone} />
      ))}
    </span>
  );
  const mailList = emails.length > 0 && (
    <span className={styles.list}>
      {emails.map((email) => (
        <LatinText key={email}>{email}</LatinText>
      ))}
    </span>
  );
  return (
    <Panel title={t('profileAdmin.facts.title')} actions={actions}>
      <DetailList
        rows={[
          { name: t('profileAdmin.facts.id'), value: <LatinText>{id}</LatinText> },
          { name: t('profileAdmin.facts.owner'), value: ownerName },
          { name: t('profileAdmin.facts.jobTitle'), value: profile.title },
          { name: t('profileAdmin.facts.company'), value: profile.company },
          { name: t('profileAdmin.facts.phones'), value: phoneList || null },
          { name: t('profileAdmin.facts.emails'), value: mailList || null },
          { name: t('profileAdmin.facts.website'), value: website && <LatinText>{website}</LatinText> },
          { name: t('profileAdmin.facts.template'), value: template },
          { name: t('profileAdmin.facts.language'), value: t(`profileAdmin.facts.${profile.language}`) },
          { name: t('profileAdmin.facts.blocks'), value: profile.blocks },
          { name: t('profileAdmin.facts.created'), value: <DateText value={profile.createdAt} time /> },
          { name: t('profileAdmin.facts.updated'), value: <DateText value={profile.updatedAt} time /> },
          {
            name: t('profileAdmin.facts.published'),
            value: profile.publishedAt && <DateText value={profile.publishedAt} time />,
          },
          {
            name: t('profileAdmin.facts.changes'),
            value: profile.hasChanges ? t('profileAdmin.yes') : t('profileAdmin.no'),
          },
        ]}
      />
    </Panel>
  );
}
