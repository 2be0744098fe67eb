import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './inactive-profile-page.module.css';
import { inactiveTexts } from './inactive-texts.ts';
import ground from './page-ground.module.css';

/** For privacy, reveals neither the owner nor the reason. */
export function InactiveProfilePage({ onRegister }: { onRegister(): void }) {
  const t = useTexts(inactiveTexts);
  return (
    <div className={`${ground.ground} ${styles.page}`}>
      <Grid align="center" justify="center" className={styles.scene} aria-hidden="true">
        <span className={styles.rings} />
        <Stack as="span" gap={2} align="center" justify="start" className={styles.card}>
          <span className={styles.face} />
          <span className={styles.line} />
          <span className={styles.short} />
        </Stack>
      </Grid>
      <Text as="h1" size="3xl">
        {t('inactive.title')}
      </Text>
      <p className={styles.text}>{t('inactive.text')}</p>
      <Row gap={3} justify="center" wrap className={styles.actions}>
        <LinkButton href="/">{t('inactive.home')}</LinkButton>
        <LinkButton variant="outline" href="/examples">
          {t('inactive.examples')}
        </LinkButton>
      </Row>
      <Row
        as="section"
        gap={4}
        align="center"
        justify="between"
        wrap
        className={styles.own}
        aria-labelledby="inactive-own"
      >
        <div>
          <Text as="h2" size="m" line="snug" className={styles.ownTitle} id="inactive-own">
            {t('inactive.own.title')}
          </Text>
          <Text tone="muted">{t('inactive.own.text')}</Text>
        </div>
        <Button variant="hot" data-auth="register" onClick={() => onRegister()}>
          {t('inactive.own.action')}
        </Button>
      </Row>
    </div>
  );
}
