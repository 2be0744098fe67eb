import { Pencil, Share2 } from 'lucide-react';
import { Button, buttonVariants, LinkButton } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { ArrowBack, ArrowForward } from '../direction-icons.tsx';
import { Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { Section } from './section.tsx';
import { showcaseTexts } from './texts.ts';

export function ButtonSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.buttons')} wide>
      <Row gap={3} align="center" wrap>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`showcase.button.${variant}`)}
          </Button>
        ))}
      </Row>
      {(['disabled', 'loading'] as const).map((state) => (
        <Row key={state} gap={3} align="center" wrap>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} disabled={state === 'disabled'} loading={state === 'loading'}>
              {t(`showcase.button.${state}`)}
            </Button>
          ))}
        </Row>
      ))}
    </Section>
  );
}

export function ButtonSizesSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.sizes')}>
      <Row gap={3} align="center" wrap>
        <Button size="sm">{t('showcase.button.small')}</Button>
        <Button size="lg" variant="hot">
          {t('showcase.button.large')}
        </Button>
        <Button size="icon" variant="secondary" aria-label={t('showcase.button.icon')}>
          <Pencil aria-hidden="true" />
        </Button>
        <CopyButton value="negia.example/noa-barak" variant="secondary" />
      </Row>
      <Row gap={3} align="center" wrap>
        <LinkButton variant="outline" href="#top">
          <Share2 aria-hidden="true" />
          {t('showcase.button.asLink')}
        </LinkButton>
        <CopyButton value="negia.example/noa-barak" variant="outline" size="sm">
          negia.example/noa-barak
        </CopyButton>
      </Row>
      <Row gap={3} align="center" wrap>
        <Button variant="ghost">
          <ArrowBack aria-hidden="true" />
          {t('showcase.button.ghost')}
        </Button>
        <Button variant="link">
          {t('showcase.button.link')}
          <ArrowForward aria-hidden="true" />
        </Button>
      </Row>
      <Button block>{t('showcase.button.block')}</Button>
    </Section>
  );
}
