import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type AnswerHrefs, answerHrefs } from '../../answer-hrefs.ts';
import type { Lead } from '../../contract.ts';
import { leadSharedTexts } from '../../shared-texts.ts';
import styles from './components.module.css';

type ContactAction = keyof AnswerHrefs;

const icons: Readonly<Record<ContactAction, LucideIcon>> = { call: Phone, whatsapp: MessageCircle, mail: Mail };

interface ContactActionsProps {
  lead: Pick<Lead, 'name' | 'phone' | 'email'>;
  actions?: readonly ContactAction[];
}

/** Small links to call, message or email; contact details that the visitor did not leave are omitted. */
export function ContactActions({ lead, actions = ['call', 'whatsapp', 'mail'] }: ContactActionsProps) {
  const t = useTexts(leadSharedTexts);
  const hrefs = answerHrefs(lead, useLocale().locale);
  return (
    <Row as="span" inline fixed className={styles.actions}>
      {actions.map((action) => {
        const href = hrefs[action];
        const Icon = icons[action];
        if (!href) return null;
        return (
          <a
            key={action}
            className={styles.action}
            href={href}
            aria-label={t(`lead.contactActions.${action}To`, { name: lead.name })}
            title={t(`lead.contactActions.${action}`)}
            {...(action === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          </a>
        );
      })}
    </Row>
  );
}
