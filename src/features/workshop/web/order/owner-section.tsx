import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { Section } from './section.tsx';

interface OwnerSectionProps {
  owner: WorkshopOrder['owner'];
}

export function OwnerSection({ owner: { name, email } }: OwnerSectionProps) {
  const t = useTexts(orderTexts);
  return (
    <Section title={t('workshopOrder.owner.title')}>
      <div>
        <Text weight="strong" breakWords>
          <bdi>{name || t('workshopOrder.owner.gone')}</bdi>
        </Text>
        {email && (
          <Row as="p" gap={1} align="center" wrap breakWords>
            <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
              <LatinText>{email}</LatinText>
            </a>
            <CopyButton value={email} label={t('workshopOrder.owner.copyEmail')} />
          </Row>
        )}
      </div>
    </Section>
  );
}
