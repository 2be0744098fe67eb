import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import styles from './lead-body.module.css';

interface ConsentSectionProps {
  lead: Lead;
}

/** What the visitor was told, word for word: it decides what may be sent to them. */
export function ConsentSection({ lead: { consent } }: ConsentSectionProps) {
  const t = useTexts(detailTexts);
  return (
    <Accordion>
      <AccordionItem title={t('leadDetail.consent.title')}>
        <div className={styles.consent}>
          <p dir="auto">{consent.text}</p>
          {consent.marketing ? (
            <p dir="auto">
              <strong>{t('leadDetail.consent.marketing')}: </strong>
              <bdi>{consent.marketing}</bdi>
            </p>
          ) : (
            <p>{t('leadDetail.consent.noMarketing')}</p>
          )}
          <p>
            {t('leadDetail.consent.at')} <DateText value={consent.at} time />
          </p>
        </div>
      </AccordionItem>
    </Accordion>
  );
}
