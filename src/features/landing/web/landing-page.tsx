import { Building2, Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Product } from '#features/packages/contract.ts';
import { PricingSection } from '#features/packages/web/index.ts';
import { Button } from '#ui/button.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import { Claims } from './claims.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LastCall } from './last-call.tsx';
import layout from './layout.module.css';
import { PhysicalCards } from './physical-cards.tsx';
import styles from './quote.module.css';
import { Testimonials } from './testimonials.tsx';

interface LandingPageProps {
  products: Product[];
  onRegister(): void;
  onLogin(): void;
  onDemo(): void;
  onChoosePlan(id: number): void;
  quoteMail: string;
  claims: ComponentProps<typeof Claims>['claims'];
}

export function LandingPage(props: LandingPageProps) {
  const { products, onRegister, onLogin, onDemo, onChoosePlan, quoteMail, claims } = props;
  return (
    <>
      <Hero onRegister={onRegister} onDemo={onDemo} />
      <Claims claims={claims} />
      <PhysicalCards />
      <Features />
      <Testimonials />
      <PricingSection products={products} onChoose={onChoosePlan} quoteMail={quoteMail} />
      <Quote mail={quoteMail} />
      <LastCall onRegister={onRegister} onLogin={onLogin} />
    </>
  );
}

function Quote({ mail }: { mail: string }) {
  const t = useTexts(landingTexts);
  const href = `mailto:${mail}?subject=${encodeURIComponent(t('landing.quote.subject'))}`;
  return (
    <section className={layout.wrap} aria-labelledby="landing-quote">
      <div className={styles.quote}>
        <IconTile icon={Building2} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.title} id="landing-quote">
            {t('landing.quote.title')}
          </h2>
          <p className={styles.text}>{t('landing.quote.text')}</p>
        </div>
        <Button variant="outline" size="lg" asChild>
          <a href={href}>
            <Mail aria-hidden="true" />
            {t('landing.quote.action')}
          </a>
        </Button>
      </div>
    </section>
  );
}
