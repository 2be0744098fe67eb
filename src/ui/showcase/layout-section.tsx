import { Badge } from '../feedback/badge.tsx';
import { Grid, Row, Stack, Text, type TextSize, type TextTone } from '../layout/layout.tsx';
import { BackLink, TabLink, TabLinks } from '../layout/nav-links.tsx';
import { useTexts } from '../locale.tsx';
import { Section } from './control-sections.tsx';
import { showcaseTexts } from './texts.ts';

const sizes: readonly TextSize[] = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'];
const tones: readonly TextTone[] = ['muted', 'brand', 'accent', 'good', 'warn', 'bad'];
const tabs = ['details', 'contact', 'design'] as const;

export function LayoutSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.layout')} wide>
      <Row gap={[1, 5]} wrap>
        <BackLink href="#showcase">{t('showcase.button.link')}</BackLink>
        <BackLink href="#showcase" icon="chevron" muted>
          {t('showcase.button.link')}
        </BackLink>
      </Row>
      <TabLinks label={t('showcase.tabs.label')}>
        {tabs.map((tab, index) => (
          <TabLink key={tab} href="#showcase" isCurrent={tab === 'details'} count={index * 7}>
            {t(`showcase.tabs.${tab}`)}
          </TabLink>
        ))}
      </TabLinks>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <Stack as="ul" gap={2} shrink>
          {sizes.map((size) => (
            <Text key={size} as="li" size={size} weight="medium" line="snug">
              {t('showcase.field.nameValue')}
            </Text>
          ))}
        </Stack>
        <Stack gap={2} align="start" shrinkItems>
          {tones.map((tone) => (
            <Text key={tone} tone={tone} size="s">
              {t('showcase.faq.oneText')}
            </Text>
          ))}
          <Row gap={2} align="center" justify="between" wrap>
            <Badge>{t('showcase.badge.plain')}</Badge>
            <Text as="span" tone="muted" size="xs" tabular>
              054-123-4567
            </Text>
          </Row>
        </Stack>
      </Grid>
    </Section>
  );
}
