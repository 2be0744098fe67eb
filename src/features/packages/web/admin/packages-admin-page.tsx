import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, UserRound } from 'lucide-react';
import { AdminPage, useMayChange } from '#features/admin/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { Caption, Card, Grid, Row, Text } from '#ui/layout/layout.tsx';
import { DateText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import { PackageBadges, PricePair } from './package-labels.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { adminPackagesQuery } from './packages-query.ts';
import { sortPrices } from './price-draft.ts';

/** Route: `/admin/packages`. */
export function PackagesAdminPage() {
  const t = useTexts(packagesAdminTexts);
  usePageTitle(t('packagesAdmin.title'));
  const packages = useQuery(adminPackagesQuery(useApi()));
  return (
    <AdminPage title={t('packagesAdmin.title')} lead={t('packagesAdmin.lead')}>
      <QueryContent
        query={packages}
        failed={t('packagesAdmin.failed')}
        skeleton={
          <SkeletonCards
            label={t('packagesAdmin.loading')}
            className={styles.cards}
            cardClassName={styles.card}
            shapes={['title', 'line', 'line', 'button']}
          />
        }
      >
        {(all) => (
          <Grid as="ul" gap={4} className={styles.cards} aria-label={t('packagesAdmin.list')}>
            {all
              .toSorted((one, two) => one.sortOrder - two.sortOrder)
              .map((one) => (
                <PackagePanel key={one.id} one={one} />
              ))}
          </Grid>
        )}
      </QueryContent>
    </AdminPage>
  );
}

function PackagePanel({ one }: { one: AdminPackage }) {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const { name, description } = one.texts[locale];
  const mayChange = useMayChange();
  const next = sortPrices(one, new Date()).toCome.at(-1);
  return (
    <Card as="li" className={styles.card ?? ''}>
      <Row wrap align="center" justify="between" gap={2}>
        <Text as="h2" size="xl">
          <Link className={styles.cardLink} to={`/admin/packages/${one.id}`}>
            <bdi>{name}</bdi>
          </Link>
        </Text>
        {one.isPopular && (
          <Badge variant="hot" size="sm">
            {t('packagesAdmin.mark.popular')}
          </Badge>
        )}
      </Row>
      <Text tone="muted">
        <bdi>{description}</bdi>
      </Text>
      <div>
        <p className={styles.small}>{t('packagesAdmin.pricingPanel.now')}</p>
        <PricePair prices={one} isBig />
      </div>
      <Caption>
        {next ? (
          <>
            {t('packagesAdmin.pricingPanel.nextLabel')} (<DateText value={next.effectiveFrom} time />
            ): <PricePair prices={next} />
          </>
        ) : (
          t('packagesAdmin.pricingPanel.noNext')
        )}
      </Caption>
      <Row as="p" align="center" gap={2}>
        <UserRound size={18} aria-hidden="true" />
        {t('packagesAdmin.pricingPanel.subscribers', { count: one.subscribers })}
      </Row>
      <PackageBadges one={one} />
      <RouterLinkButton variant="outline" block to={`/admin/packages/${one.id}`}>
        {mayChange ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {t(mayChange ? 'packagesAdmin.pricingPanel.edit' : 'packagesAdmin.pricingPanel.view', { name })}
      </RouterLinkButton>
    </Card>
  );
}
