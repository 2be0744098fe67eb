import { CalendarDays, Images, Mail, MessageCircle, Navigation, Phone, Star, UserRoundPlus } from 'lucide-react';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../../texts.ts';
import { DrawnFace } from './drawn-face.tsx';
import styles from './drawn-profile.module.css';

const actions = [
  { id: 'call', icon: Phone },
  { id: 'whatsapp', icon: MessageCircle },
  { id: 'navigate', icon: Navigation },
  { id: 'mail', icon: Mail },
] as const;

const links = [
  { id: 'book', icon: CalendarDays },
  { id: 'works', icon: Images },
  { id: 'praise', icon: Star },
] as const;

/** The example profile as visitors see it. Always light: the owner's design does not follow the page's theme. */
export function DrawnProfile() {
  const t = useTexts(landingTexts);
  return (
    <div className={styles.profile} data-theme="light">
      <div className={styles.cover} />
      <DrawnFace className={styles.face} />
      <div className={styles.name}>{t('landing.person.name')}</div>
      <div className={styles.role}>{t('landing.person.role')}</div>
      <div className={styles.line}>{t('landing.person.line')}</div>
      <Row align="center" justify="center" weight="strong" className={styles.save}>
        <UserRoundPlus />
        {t('landing.person.save')}
      </Row>
      <div className={styles.actions}>
        {actions.map(({ id, icon: Icon }) => (
          <Stack key={id} align="center" tone="muted" className={styles.action}>
            <Grid as="span" align="center" justify="center" className={styles.tile}>
              <Icon />
            </Grid>
            {t(`landing.person.${id}`)}
          </Stack>
        ))}
      </div>
      <Row justify="between" tone="muted" className={styles.hours}>
        <Text as="span" tone="good" weight="strong">
          {t('landing.person.open')}
        </Text>
        <span>{t('landing.person.until')}</span>
      </Row>
      <div className={styles.links}>
        {links.map(({ id, icon: Icon }) => (
          <Row key={id} align="center" weight="medium" className={styles.link}>
            <Icon />
            <span>{t(`landing.person.${id}`)}</span>
            <ChevronForward className={styles.chevron} />
          </Row>
        ))}
      </div>
    </div>
  );
}
