import {
  ChartNoAxesColumn,
  Inbox,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Nfc,
  Phone,
  RefreshCw,
  UserRoundPlus,
  Zap,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ArrowForward } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { IconTile, type IconTone } from '#ui/icon-tile.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import { DrawnChat } from './drawings/drawn-chat.tsx';
import styles from './features.module.css';
import layout from './landing.module.css';
import { SectionHeading } from './section-heading.tsx';

const leads = ['first', 'second'] as const;

function DrawnLeads() {
  const t = useTexts(landingTexts);
  return (
    <Stack gap={2}>
      {leads.map((id) => (
        <Row gap={3} align="center" key={id} className={styles.lead}>
          <Grid as="span" fixed align="center" justify="center" weight="strong" className={styles.initial}>
            {t(`landing.features.leads.${id}.initial`)}
          </Grid>
          <Stack as="span" grow shrink>
            <Row as="span" gap={2} align="center" weight="strong">
              {t(`landing.features.leads.${id}.name`)}
              {id === 'first' && (
                <Badge variant="hot" size="sm">
                  {t('landing.features.leads.fresh')}
                </Badge>
              )}
            </Row>
            <Text as="span" tone="muted">
              {t(`landing.features.leads.${id}.text`)}
            </Text>
          </Stack>
          <Grid as="span" fixed align="center" justify="center" tone="brand" className={styles.action}>
            <Phone />
          </Grid>
          <Grid as="span" fixed align="center" justify="center" tone="brand" className={styles.action}>
            <MessageCircle />
          </Grid>
        </Row>
      ))}
    </Stack>
  );
}

const line = 'M2 82C30 76 44 86 70 70S112 58 136 62 180 44 204 48 246 30 270 36 312 20 338 24 376 14 398 10';
const views = 508;

/** Time runs left to right in both languages, as on the statistics pages. */
function DrawnChart() {
  const t = useTexts(landingTexts);
  const id = useId();
  return (
    <Row gap={[4, 6]} align="end" wrap>
      <Stack fixed className={styles.figure}>
        <span className={styles.number}>{views}</span>
        <Text as="span" tone="muted" size="s">
          {t('landing.features.stats.figure')}
        </Text>
      </Stack>
      <svg
        className={styles.plot}
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop className={styles.from} offset="0" />
            <stop className={styles.to} offset="1" />
          </linearGradient>
        </defs>
        <path d={`${line}V100H2Z`} fill={`url(#${id})`} />
        <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </Row>
  );
}

const features = [
  { id: 'whatsapp', icon: MessageCircle, tone: 'sea', drawing: <DrawnChat /> },
  { id: 'instant', icon: Zap, tone: 'hot' },
  { id: 'contact', icon: UserRoundPlus, tone: 'sea' },
  { id: 'leads', icon: Inbox, tone: 'hot', drawing: <DrawnLeads /> },
  { id: 'stats', icon: ChartNoAxesColumn, tone: 'sea', drawing: <DrawnChart /> },
  { id: 'always', icon: RefreshCw, tone: 'hot', drawing: <DrawnAddress /> },
] as const;

export function Features() {
  const t = useTexts(landingTexts);
  return (
    <section className={layout.section} aria-labelledby="landing-features">
      <div className={layout.wrap}>
        <SectionHeading id="landing-features" title={t('landing.features.title')} lead={t('landing.features.lead')} />
        <Stack as="ul" gap={4} className={styles.bento}>
          {features.map(({ id, icon, tone, ...rest }) => (
            <FeatureTile
              key={id}
              id={id}
              icon={icon}
              tone={tone}
              title={t(`landing.features.${id}.title`)}
              text={t(`landing.features.${id}.text`)}
              {...rest}
            />
          ))}
        </Stack>
      </div>
    </section>
  );
}

/** Shows that the same printed card leads to the new address. */
function DrawnAddress() {
  const t = useTexts(landingTexts);
  return (
    <Row gap={3} align="center" className={styles.change}>
      <Grid as="span" fixed align="center" justify="center" className={styles.card}>
        <Nfc />
      </Grid>
      <ArrowForward className={styles.arrow} />
      <Stack as="span" gap={1} shrink className={styles.addresses}>
        <s className={styles.before}>{t('landing.features.always.before')}</s>
        <Row as="span" gap={2} align="center" weight="strong" className={styles.after}>
          <MapPin />
          {t('landing.features.always.after')}
        </Row>
      </Stack>
    </Row>
  );
}

interface FeatureTileProps {
  id: string;
  icon: LucideIcon;
  tone: IconTone;
  title: string;
  text: string;
  drawing?: ReactNode;
}

function FeatureTile({ id, icon, tone, title, text, drawing }: FeatureTileProps) {
  return (
    <li className={styles.tile} data-tile={id}>
      <Stack gap={1} align="start" justify="start">
        <IconTile icon={icon} tone={tone} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </Stack>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
    </li>
  );
}
