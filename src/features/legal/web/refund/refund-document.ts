import { type LegalDocument, points, section } from '../frame/legal-document.ts';
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
    section('how', 'refund.how.title', [points(['refund.how.plan', 'refund.how.cards', 'refund.how.write'])]),
    section('trial', 'refund.trial.title', ['refund.trial.text']),
    section('early', 'refund.early.title', ['refund.early.text', 'refund.early.example', 'refund.early.fault']),
    section('later', 'refund.later.title', ['refund.later.text', 'refund.later.sooner', 'refund.later.notice']),
    section('renewal', 'refund.renewal.title', ['refund.renewal.text', 'refund.renewal.mistake']),
    section('long', 'refund.long.title', ['refund.long.text']),
    section('cards', 'refund.cards.title', [
      points([
        'refund.cards.before',
        'refund.cards.after',
        'refund.cards.broken',
        'refund.cards.lost',
        'refund.cards.late',
        'refund.cards.unpaid',
      ]),
    ]),
    section('money', 'refund.money.title', ['refund.money.text', 'refund.money.twice']),
    section('delete', 'refund.delete.title', ['refund.delete.text']),
    section('complain', 'refund.complain.title', ['refund.complain.text']),
  ],
  changes: [
    { day: '2026-11-16', text: 'refund.change.days' },
    { day: '2026-11-15', text: 'refund.change.first' },
  ],
};
