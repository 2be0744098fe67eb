import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { type AnswerHrefs, answerHrefs } from './answer-hrefs.ts';
import styles from './answer-ways.module.css';
import { partsTexts } from './parts-texts.ts';

type Way = keyof AnswerHrefs;

const icons: Readonly<Record<Way, LucideIcon>> = { call: Phone, whatsapp: MessageCircle, mail: Mail };

interface AnswerWaysProps {
  lead: Pick<Lead, 'name' | 'phone' | 'email'>;
  ways?: readonly Way[];
}

/** Small links that call, write or mail; what the visitor did not leave is not offered. */
export function AnswerWays({ lead, ways = ['call', 'whatsapp', 'mail'] }: AnswerWaysProps) {
  const t = useTexts(partsTexts);
  const hrefs = answerHrefs(lead, useLocale().locale);
  return (
    <span className={styles.ways}>
      {ways.map((way) => {
        const href = hrefs[way];
        const Icon = icons[way];
        if (!href) return null;
        return (
          <a
            key={way}
            className={styles.way}
            href={href}
            aria-label={t(`lead.ways.${way}To`, { name: lead.name })}
            title={t(`lead.ways.${way}`)}
            {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          </a>
        );
      })}
    </span>
  );
}
