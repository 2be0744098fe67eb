import type { LegalDocument } from '../frame/legal-document.ts';
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
    {
      id: 'about',
      title: 'terms.about.title',
      blocks: [
        { kind: 'text', text: 'terms.about.text' },
        { kind: 'text', text: 'terms.about.business' },
      ],
    },
    {
      id: 'account',
      title: 'terms.account.title',
      blocks: [
        {
          kind: 'list',
          items: [
            'terms.account.age',
            'terms.account.true',
            'terms.account.safe',
            'terms.account.yours',
            'terms.account.demo',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'terms.content.title',
      blocks: [
        { kind: 'text', text: 'terms.content.yours' },
        {
          kind: 'points',
          items: [
            'terms.content.true',
            'terms.content.rights',
            'terms.content.others',
            'terms.content.access',
            'terms.content.licence',
          ],
        },
      ],
    },
    {
      id: 'leads',
      title: 'terms.leads.title',
      blocks: [
        { kind: 'text', text: 'terms.leads.control' },
        { kind: 'text', text: 'terms.leads.spam' },
        { kind: 'text', text: 'terms.leads.systems' },
        { kind: 'text', text: 'terms.leads.hold' },
      ],
    },
    {
      id: 'forbidden',
      title: 'terms.forbidden.title',
      blocks: [
        {
          kind: 'list',
          items: [
            'terms.forbidden.law',
            'terms.forbidden.fraud',
            'terms.forbidden.chips',
            'terms.forbidden.attack',
            'terms.forbidden.resell',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'terms.paying.title',
      blocks: [
        {
          kind: 'points',
          items: [
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
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'terms.cards.title',
      blocks: [
        {
          kind: 'list',
          items: [
            'terms.cards.made',
            'terms.cards.pay',
            'terms.cards.time',
            'terms.cards.chip',
            'terms.cards.phones',
            'terms.cards.end',
          ],
        },
      ],
    },
    { id: 'communities', title: 'terms.communities.title', blocks: [{ kind: 'text', text: 'terms.communities.text' }] },
    {
      id: 'suspending',
      title: 'terms.suspending.title',
      blocks: [
        { kind: 'text', text: 'terms.suspending.when' },
        { kind: 'text', text: 'terms.suspending.fair' },
        { kind: 'text', text: 'terms.suspending.appeal' },
        { kind: 'text', text: 'terms.suspending.report' },
      ],
    },
    {
      id: 'availability',
      title: 'terms.availability.title',
      blocks: [
        { kind: 'text', text: 'terms.availability.text' },
        { kind: 'text', text: 'terms.availability.cards' },
      ],
    },
    { id: 'others', title: 'terms.others.title', blocks: [{ kind: 'text', text: 'terms.others.text' }] },
    { id: 'ours', title: 'terms.ours.title', blocks: [{ kind: 'text', text: 'terms.ours.text' }] },
    {
      id: 'liability',
      title: 'terms.liability.title',
      blocks: [
        { kind: 'text', text: 'terms.liability.ours' },
        { kind: 'text', text: 'terms.liability.limit' },
        { kind: 'text', text: 'terms.liability.yours' },
      ],
    },
    {
      id: 'ending',
      title: 'terms.ending.title',
      blocks: [{ kind: 'points', items: ['terms.ending.yours', 'terms.ending.ours'] }],
    },
    { id: 'changing', title: 'terms.changing.title', blocks: [{ kind: 'text', text: 'terms.changing.text' }] },
    {
      id: 'law',
      title: 'terms.law.title',
      blocks: [
        { kind: 'text', text: 'terms.law.text' },
        { kind: 'text', text: 'terms.law.first' },
        { kind: 'text', text: 'terms.law.language' },
      ],
    },
  ],
  changes: [{ day: '2026-11-15', text: 'terms.change.first' }],
};
