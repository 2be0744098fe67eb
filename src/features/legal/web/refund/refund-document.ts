import type { LegalDocument } from '../frame/legal-document.ts';
import { refundTexts } from './refund-texts.ts';

export const refundDocument: LegalDocument<typeof refundTexts> = {
  texts: refundTexts,
  name: 'refund',
  nutshell: [
    'refund.nutshell.trial',
    'refund.nutshell.plan',
    'refund.nutshell.early',
    'refund.nutshell.cards',
    'refund.nutshell.broken',
  ],
  sections: [
    {
      id: 'how',
      title: 'refund.how.title',
      blocks: [{ kind: 'points', items: ['refund.how.plan', 'refund.how.cards', 'refund.how.write'] }],
    },
    { id: 'trial', title: 'refund.trial.title', blocks: [{ kind: 'text', text: 'refund.trial.text' }] },
    {
      id: 'early',
      title: 'refund.early.title',
      blocks: [
        { kind: 'text', text: 'refund.early.text' },
        { kind: 'text', text: 'refund.early.example' },
        { kind: 'text', text: 'refund.early.fault' },
      ],
    },
    {
      id: 'later',
      title: 'refund.later.title',
      blocks: [
        { kind: 'text', text: 'refund.later.text' },
        { kind: 'text', text: 'refund.later.sooner' },
        { kind: 'text', text: 'refund.later.notice' },
      ],
    },
    {
      id: 'renewal',
      title: 'refund.renewal.title',
      blocks: [
        { kind: 'text', text: 'refund.renewal.text' },
        { kind: 'text', text: 'refund.renewal.mistake' },
      ],
    },
    { id: 'long', title: 'refund.long.title', blocks: [{ kind: 'text', text: 'refund.long.text' }] },
    {
      id: 'cards',
      title: 'refund.cards.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'refund.cards.before',
            'refund.cards.after',
            'refund.cards.broken',
            'refund.cards.lost',
            'refund.cards.late',
            'refund.cards.unpaid',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'refund.money.title',
      blocks: [
        { kind: 'text', text: 'refund.money.text' },
        { kind: 'text', text: 'refund.money.twice' },
      ],
    },
    { id: 'delete', title: 'refund.delete.title', blocks: [{ kind: 'text', text: 'refund.delete.text' }] },
    { id: 'complain', title: 'refund.complain.title', blocks: [{ kind: 'text', text: 'refund.complain.text' }] },
  ],
  changes: [
    { day: '2026-11-16', text: 'refund.change.days' },
    { day: '2026-11-15', text: 'refund.change.first' },
  ],
};
