import { type LegalDocument, list, points, section } from '../frame/legal-document.ts';
import { termsTexts } from './terms-texts.ts';

export const termsDocument: LegalDocument<typeof termsTexts> = {
  texts: termsTexts,
  name: 'terms',
  nutshell: [
    'terms.nutshell.yours',
    'terms.nutshell.leads',
    'terms.nutshell.money',
    'terms.nutshell.cancel',
    'terms.nutshell.beta',
  ],
  sections: [
    section('about', 'terms.about.title', ['terms.about.text', 'terms.about.business']),
    section('account', 'terms.account.title', [
      list([
        'terms.account.age',
        'terms.account.true',
        'terms.account.safe',
        'terms.account.yours',
        'terms.account.demo',
      ]),
    ]),
    section('content', 'terms.content.title', [
      'terms.content.yours',
      points([
        'terms.content.true',
        'terms.content.rights',
        'terms.content.others',
        'terms.content.access',
        'terms.content.licence',
      ]),
    ]),
    section('leads', 'terms.leads.title', [
      'terms.leads.control',
      'terms.leads.spam',
      'terms.leads.systems',
      'terms.leads.hold',
    ]),
    section('forbidden', 'terms.forbidden.title', [
      list([
        'terms.forbidden.law',
        'terms.forbidden.fraud',
        'terms.forbidden.chips',
        'terms.forbidden.attack',
        'terms.forbidden.resell',
      ]),
    ]),
    section('paying', 'terms.paying.title', [
      points([
        'terms.paying.trial',
        'terms.paying.price',
        'terms.paying.renew',
        'terms.paying.notice',
        'terms.paying.failed',
        'terms.paying.change',
        'terms.paying.prices',
        'terms.paying.after',
        'terms.paying.invoice',
        'terms.paying.cancel',
      ]),
    ]),
    section('cards', 'terms.cards.title', [
      list([
        'terms.cards.made',
        'terms.cards.pay',
        'terms.cards.time',
        'terms.cards.chip',
        'terms.cards.phones',
        'terms.cards.end',
      ]),
    ]),
    section('communities', 'terms.communities.title', ['terms.communities.text']),
    section('suspending', 'terms.suspending.title', [
      'terms.suspending.when',
      'terms.suspending.fair',
      'terms.suspending.appeal',
      'terms.suspending.report',
    ]),
    section('availability', 'terms.availability.title', ['terms.availability.text', 'terms.availability.cards']),
    section('others', 'terms.others.title', ['terms.others.text']),
    section('ours', 'terms.ours.title', ['terms.ours.text']),
    section('liability', 'terms.liability.title', [
      'terms.liability.ours',
      'terms.liability.limit',
      'terms.liability.yours',
    ]),
    section('ending', 'terms.ending.title', [points(['terms.ending.yours', 'terms.ending.ours'])]),
    section('changing', 'terms.changing.title', ['terms.changing.text']),
    section('law', 'terms.law.title', ['terms.law.text', 'terms.law.first', 'terms.law.language']),
  ],
  changes: [{ day: '2026-11-15', text: 'terms.change.first' }],
};
