import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './people.module.css';
import { Section } from './section.tsx';

interface OwnerSectionProps {
  owner: WorkshopOrder['owner'];
}

export function OwnerSection({ owner: { name, email } }: OwnerSectionProps) {
  const t = useTexts(orderTexts);
  return (
    <Section title={t('workshopOrder.owner.title')}>
      <div>
        <p className={styles.name}>
          <bdi>{name || t('workshopOrder.owner.gone')}</bdi>
        </p>
        {email && (
          <p className={styles.line}>
            <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
              <LatinText>{email}</LatinText>
            </a>
            <CopyButton value={email} label={t('workshopOrder.owner.copyEmail')} />
          </p>
        )}
      </div>
    </Section>
  );
}
