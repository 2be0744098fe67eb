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
}

export function LandingPage({ products, onRegister, onLogin, onDemo, onChoosePlan, quoteMail }: LandingPageProps) {
  return (
    <>
      <Hero onRegister={onRegister} onDemo={onDemo} />
      <Claims />
      <PhysicalCards />
      <Features />
      <Testimonials />
      <PricingSection products={products} onChoose={onChoosePlan} quoteMail={quoteMail} />
      <Quote mail={quoteMail} />
      <LastCall onRegister={onRegister} onLogin={onLogin} />
    </>
  );
}
