import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { useTexts } from '#ui/locale.tsx';
import { connectTexts } from '../connect-texts.ts';
import styles from './connect.module.css';

const sample = `const [, t, v1] = /^t=(\\d+),v1=(\\w+)$/.exec(headers['negia-signature']);
const own = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest('hex');
if (!timingSafeEqual(Buffer.from(own), Buffer.from(v1))) refuse();`;

/** For whoever writes the other side. */
export function CheckSection() {
  const t = useTexts(connectTexts);
  return (
    <Accordion>
      <AccordionItem title={t('connect.check.title')}>
        <div className={styles.part}>
          <p>{t('connect.check.text')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
          <section className={styles.code} dir="ltr" tabIndex={0} aria-label={t('connect.check.code')}>
            <pre>
              <code>{sample}</code>
            </pre>
          </section>
          <p>{t('connect.check.same')}</p>
        </div>
      </AccordionItem>
    </Accordion>
  );
}
