import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { answerHrefs } from '../parts/answer-hrefs.ts';
import { partsTexts } from '../parts/parts-texts.ts';
import styles from './lead-body.module.css';

const icons = { call: Phone, whatsapp: MessageCircle, mail: Mail } as const;

interface AnswerButtonsProps {
  lead: Lead;
}

/** The quickest ways to answer; the first one that there is stands out. */
export function AnswerButtons({ lead }: AnswerButtonsProps) {
  const t = useTexts(partsTexts);
  const hrefs = answerHrefs(lead, useLocale().locale);
  const ways = (['whatsapp', 'call', 'mail'] as const).flatMap((way) => {
    const href = hrefs[way];
    return href ? [{ way, href, Icon: icons[way] }] : [];
  });
  return (
    <div className={styles.answers}>
      {ways.map(({ way, href, Icon }, place) => (
        <Button key={way} variant={place === 0 ? 'default' : 'secondary'} size="sm" asChild>
          <a href={href} {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}>
            <Icon aria-hidden="true" />
            {t(`lead.ways.${way}`)}
          </a>
        </Button>
      ))}
    </div>
  );
}
