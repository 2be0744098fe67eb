import type { ComponentProps } from 'react';
import type { Product } from '#features/packages/contract.ts';
import { PricingSection } from '#features/packages/web/index.ts';
import { Claims } from './claims.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LastCall } from './last-call.tsx';
import { PhysicalCards } from './physical-cards.tsx';
import { Quote } from './quote.tsx';
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
