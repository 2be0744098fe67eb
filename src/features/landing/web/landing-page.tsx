import { BellRing, Building2, Check, Mail, Nfc, Play, Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Product } from '#features/packages/contract.ts';
import { trialDays } from '#features/packages/plan.ts';
import { PricingSection } from '#features/packages/web/index.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { cutTestimonial, testimonials } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import { Claims } from './claims.tsx';
import { LastCall, PhysicalCards } from './closing-sections.tsx';
import { DrawnPhone } from './drawings/drawn-phone.tsx';
import { DrawnPhysicalCard } from './drawings/drawn-physical-card.tsx';
import { DrawnProfile } from './drawings/drawn-profile.tsx';
import { Features } from './features.tsx';
import layout from './landing.module.css';
import styles from './quote.module.css';
import { SectionHeading } from './section-heading.tsx';

/** A card touches a phone, rings spread, the profile opens, a lead arrives. Exposed to screen readers as one image. */
function HeroScene() {
  const t = useTexts(landingTexts);
  return (
    <div className={styles.frame} role="img" aria-label={t('landing.hero.scene')}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.glow} />
        <div className={styles.phone}>
          <DrawnPhone>
            <DrawnProfile />
          </DrawnPhone>
        </div>
        <span className={styles.rings}>
          <span className={styles.ring} />
          <span className={styles.ring} />
          <span className={styles.ring} />
        </span>
        <div className={styles.card}>
          <DrawnPhysicalCard material="sea" />
        </div>
        <Row align="center" className={styles.notice}>
          <Grid as="span" align="center" justify="center" className={styles.bell}>
            <BellRing />
          </Grid>
          <span className={styles.texts}>
            <span className={styles.title}>{t('landing.notice.title')}</span>
            <span className={styles.when}>{t('landing.notice.when')}</span>
          </span>
        </Row>
      </div>
    </div>
  );
}

const reassurances = ['noCard', 'cancel', 'language'] as const;

function Hero({ isSignedIn, onRegister, onDemo }: { isSignedIn: boolean; onRegister(): void; onDemo(): void }) {
  const t = useTexts(landingTexts);
  return (
    <section className={styles.hero} aria-labelledby="landing-hero">
      <div className={`${layout.wrap} ${styles.columns}`}>
        <Stack gap={5} align="start">
          <Row as="p" gap={2} align="center" inline tone="brand" size="s" weight="medium" className={styles.badge}>
            <Nfc aria-hidden="true" />
            {t('landing.hero.badge')}
          </Row>
          <h1 className={styles.heroTitle} id="landing-hero">
            <span className={styles.line}>{t('landing.hero.title')}</span>{' '}
            <span className={styles.section}>{t('landing.hero.titleRest')}</span>{' '}
            <span className={`${styles.section} ${styles.hot}`}>{t('landing.hero.titleHot')}</span>
          </h1>
          <p className={styles.lead}>{t('landing.hero.lead')}</p>
          <Stack gap={3} className={styles.actions}>
            {isSignedIn ? (
              <LinkButton variant="hot" size="lg" href="/dashboard">
                {t('landing.hero.dashboard')}
              </LinkButton>
            ) : (
              <>
                <Button variant="hot" size="lg" data-auth="register" onClick={() => onRegister()}>
                  {t('landing.hero.register', { days: trialDays })}
                </Button>
                <Button variant="outline" size="lg" onClick={() => onDemo()}>
                  <Play aria-hidden="true" />
                  {t('landing.hero.demo')}
                </Button>
              </>
            )}
          </Stack>
          <Row as="ul" gap={[2, 5]} wrap tone="muted" size="s" className={styles.reassurances}>
            {reassurances.map((id) => (
              <li key={id}>
                <Check aria-hidden="true" />
                {t(`landing.hero.reassurances.${id}`)}
              </li>
            ))}
          </Row>
        </Stack>
        <HeroScene />
      </div>
    </section>
  );
}

const stars = [1, 2, 3, 4, 5];

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <Row gap="hair" className={styles.stars} role="img" aria-label={label}>
      {stars.map((star) => (
        <Star key={star} aria-hidden="true" data-full={star <= rating} />
      ))}
    </Row>
  );
}

function Testimonials() {
  const t = useTexts(landingTexts);
  return (
    <section className={`${layout.section} ${styles.band}`} aria-labelledby="landing-testimonials">
      <div className={layout.wrap}>
        <SectionHeading id="landing-testimonials" title={t('landing.testimonials.title')} />
        <Stack as="ul" gap={5} className={styles.list}>
          {testimonials.map(({ id, rating }) => (
            <li key={id}>
              <figure className={styles.testimonial}>
                <Stars rating={rating} label={t('landing.testimonials.rating', { rating })} />
                <blockquote className={styles.testimonialsText}>
                  <Testimony text={t(`landing.testimonials.${id}.text`)} />
                </blockquote>
                <Row as="figcaption" gap={3} align="center" className={styles.identity}>
                  <span className={styles.initial} aria-hidden="true">
                    {t(`landing.testimonials.${id}.initial`)}
                  </span>
                  <span>
                    <span className={styles.author}>{t(`landing.testimonials.${id}.author`)}</span>
                    <span className={styles.position}>{t(`landing.testimonials.${id}.position`)}</span>
                  </span>
                </Row>
              </figure>
            </li>
          ))}
        </Stack>
        <p className={styles.note}>{t('landing.testimonials.note')}</p>
      </div>
    </section>
  );
}

/** A long text is cut as specified, and opens to its end, also without scripts. */
function Testimony({ text }: { text: string }) {
  const t = useTexts(landingTexts);
  const cut = cutTestimonial(text);
  if (cut === text) return text;
  return (
    <details className={styles.testimony}>
      <summary>
        <span>{cut}</span> <span className={styles.more}>{t('landing.testimonials.more')}</span>
      </summary>
      {text}
    </details>
  );
}

interface LandingPageProps {
  products: Product[];
  isSignedIn: boolean;
  onRegister(): void;
  onLogin(): void;
  onDemo(): void;
  onChat(): void;
  onChoosePlan(id: number): void;
  quoteMail: string;
  claims: ComponentProps<typeof Claims>['claims'];
}

export function LandingPage(props: LandingPageProps) {
  const { products, isSignedIn, onRegister, onLogin, onDemo, onChat, onChoosePlan, quoteMail, claims } = props;
  return (
    <>
      <Hero isSignedIn={isSignedIn} onRegister={onRegister} onDemo={onDemo} />
      <Claims claims={claims} />
      <PhysicalCards />
      <Testimonials />
      <Features />
      <PricingSection products={products} onChoose={onChoosePlan} quoteMail={quoteMail} />
      <Quote mail={quoteMail} />
      <LastCall onRegister={onRegister} onLogin={onLogin} onChat={onChat} />
    </>
  );
}

function Quote({ mail }: { mail: string }) {
  const t = useTexts(landingTexts);
  const href = `mailto:${mail}?subject=${encodeURIComponent(t('landing.quote.subject'))}`;
  return (
    <section className={layout.wrap} aria-labelledby="landing-quote">
      <Stack gap={5} align="start" className={styles.quote}>
        <IconTile icon={Building2} size="lg" />
        <Stack gap={1}>
          <Text as="h2" size="xl" id="landing-quote">
            {t('landing.quote.title')}
          </Text>
          <p className={styles.text}>{t('landing.quote.text')}</p>
        </Stack>
        <LinkButton variant="outline" size="lg" href={href}>
          <Mail aria-hidden="true" />
          {t('landing.quote.action')}
        </LinkButton>
      </Stack>
    </section>
  );
}
