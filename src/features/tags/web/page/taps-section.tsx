import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-section.tsx';

interface TapsSectionProps {
  count: number;
}

export function TapsSection({ count }: TapsSectionProps) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  return (
    <TagSection title={t('tagPage.taps.title')} text={t('tagPage.taps.text')}>
      <Row gap={[2, 4]} align="end" justify="between" wrap>
        <Text as="span" size="3xl" weight="heading" line="tight">
          {formatNumber(count, locale)}
        </Text>
        <Button variant="link" size="sm" asChild>
          <Link to="/stats">{t('tagPage.taps.more')}</Link>
        </Button>
      </Row>
    </TagSection>
  );
}
