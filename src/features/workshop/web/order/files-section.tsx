import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { fileIcons } from '../parts/file-icons.ts';
import { FileLink } from '../parts/file-link.tsx';
import { queueTexts } from '../queue-texts.ts';
import { fileHref, needsChips, orderFiles } from '../state/file-links.ts';
import styles from './files-section.module.css';
import people from './people.module.css';
import { Section } from './section.tsx';

interface FilesSectionProps {
  order: WorkshopOrderDetail;
}

export function FilesSection({ order: { id, chips } }: FilesSectionProps) {
  const t = useTexts(orderTexts);
  const names = useTexts(queueTexts);
  const isEarly = chips.length === 0;
  return (
    <Section title={t('workshopOrder.files.title')}>
      <div className={styles.files}>
        {orderFiles
          .filter((file) => !isEarly || !needsChips(file))
          .map((file) => (
            <FileLink key={file} href={fileHref(file, [id])} icon={fileIcons[file]}>
              {names(`workshopQueue.files.${file}`)}
            </FileLink>
          ))}
      </div>
      {isEarly && <p className={people.quiet}>{t('workshopOrder.files.early')}</p>}
    </Section>
  );
}
