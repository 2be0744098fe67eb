import type { LegalDocument } from '../frame/legal-document.ts';
import { privacyTexts } from './privacy-texts.ts';

export const privacyDocument: LegalDocument<typeof privacyTexts> = {
  texts: privacyTexts,
  name: 'privacy',
  nutshell: [
    'privacy.nutshell.sell',
    'privacy.nutshell.visitors',
    'privacy.nutshell.leads',
    'privacy.nutshell.money',
    'privacy.nutshell.leave',
  ],
  sections: [
    {
      id: 'who',
      title: 'privacy.who.title',
      blocks: [
        { kind: 'text', text: 'privacy.who.text' },
        { kind: 'text', text: 'privacy.who.ask' },
        { kind: 'text', text: 'privacy.who.duty' },
      ],
    },
    {
      id: 'owners',
      title: 'privacy.owners.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'privacy.owners.account',
            'privacy.owners.google',
            'privacy.owners.sessions',
            'privacy.owners.activity',
            'privacy.owners.second',
            'privacy.owners.cards',
            'privacy.owners.payments',
            'privacy.owners.invoices',
            'privacy.owners.orders',
            'privacy.owners.support',
            'privacy.owners.consents',
            'privacy.owners.live',
          ],
        },
      ],
    },
    {
      id: 'visitors',
      title: 'privacy.visitors.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'privacy.visitors.count',
            'privacy.visitors.hash',
            'privacy.visitors.videos',
            'privacy.visitors.lost',
            'privacy.visitors.display',
          ],
        },
      ],
    },
    {
      id: 'leads',
      title: 'privacy.leads.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'privacy.leads.who',
            'privacy.leads.what',
            'privacy.leads.news',
            'privacy.leads.where',
            'privacy.leads.ask',
          ],
        },
      ],
    },
    { id: 'contact', title: 'privacy.contact.title', blocks: [{ kind: 'text', text: 'privacy.contact.text' }] },
    {
      id: 'public',
      title: 'privacy.public.title',
      blocks: [
        { kind: 'points', items: ['privacy.public.cards', 'privacy.public.communities', 'privacy.public.blog'] },
      ],
    },
    {
      id: 'purposes',
      title: 'privacy.purposes.title',
      blocks: [
        {
          kind: 'list',
          items: [
            'privacy.purposes.run',
            'privacy.purposes.money',
            'privacy.purposes.help',
            'privacy.purposes.safe',
            'privacy.purposes.law',
          ],
        },
        { kind: 'text', text: 'privacy.purposes.not' },
      ],
    },
    {
      id: 'shared',
      title: 'privacy.shared.title',
      blocks: [
        { kind: 'text', text: 'privacy.shared.intro' },
        {
          kind: 'points',
          items: [
            'privacy.shared.bank',
            'privacy.shared.mail',
            'privacy.shared.hosting',
            'privacy.shared.google',
            'privacy.shared.couriers',
            'privacy.shared.owners',
            'privacy.shared.law',
          ],
        },
        { kind: 'text', text: 'privacy.shared.abroad' },
      ],
    },
    {
      id: 'mails',
      title: 'privacy.mails.title',
      blocks: [{ kind: 'points', items: ['privacy.mails.service', 'privacy.mails.must', 'privacy.mails.ads'] }],
    },
    {
      id: 'cookies',
      title: 'privacy.cookies.title',
      blocks: [
        { kind: 'text', text: 'privacy.cookies.intro' },
        {
          kind: 'table',
          caption: 'privacy.cookies.caption',
          head: ['privacy.cookies.name', 'privacy.cookies.why', 'privacy.cookies.life'],
          rows: [
            ['privacy.cookies.session.name', 'privacy.cookies.session.why', 'privacy.cookies.session.life'],
            ['privacy.cookies.csrf.name', 'privacy.cookies.csrf.why', 'privacy.cookies.csrf.life'],
            ['privacy.cookies.device.name', 'privacy.cookies.device.why', 'privacy.cookies.device.life'],
            ['privacy.cookies.google.name', 'privacy.cookies.google.why', 'privacy.cookies.google.life'],
            ['privacy.cookies.second.name', 'privacy.cookies.second.why', 'privacy.cookies.second.life'],
            ['privacy.cookies.language.name', 'privacy.cookies.language.why', 'privacy.cookies.language.life'],
          ],
        },
        { kind: 'text', text: 'privacy.cookies.note' },
      ],
    },
    {
      id: 'storage',
      title: 'privacy.storage.title',
      blocks: [
        { kind: 'text', text: 'privacy.storage.intro' },
        {
          kind: 'table',
          caption: 'privacy.storage.caption',
          head: ['privacy.storage.name', 'privacy.storage.why', 'privacy.storage.life'],
          rows: [
            ['privacy.storage.user.name', 'privacy.storage.user.why', 'privacy.storage.user.life'],
            ['privacy.storage.token.name', 'privacy.storage.token.why', 'privacy.storage.token.life'],
            ['privacy.storage.language.name', 'privacy.storage.language.why', 'privacy.storage.language.life'],
            ['privacy.storage.display.name', 'privacy.storage.display.why', 'privacy.storage.display.life'],
            ['privacy.storage.draft.name', 'privacy.storage.draft.why', 'privacy.storage.draft.life'],
            ['privacy.storage.size.name', 'privacy.storage.size.why', 'privacy.storage.size.life'],
            ['privacy.storage.typed.name', 'privacy.storage.typed.why', 'privacy.storage.typed.life'],
            ['privacy.storage.checkout.name', 'privacy.storage.checkout.why', 'privacy.storage.checkout.life'],
            ['privacy.storage.csrf.name', 'privacy.storage.csrf.why', 'privacy.storage.csrf.life'],
            ['privacy.storage.theme.name', 'privacy.storage.theme.why', 'privacy.storage.theme.life'],
            ['privacy.storage.expired.name', 'privacy.storage.expired.why', 'privacy.storage.expired.life'],
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'privacy.safety.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'privacy.safety.line',
            'privacy.safety.address',
            'privacy.safety.log',
            'privacy.safety.errors',
            'privacy.safety.staff',
          ],
        },
        { kind: 'text', text: 'privacy.safety.breach' },
      ],
    },
    {
      id: 'keeping',
      title: 'privacy.keeping.title',
      blocks: [
        {
          kind: 'table',
          caption: 'privacy.keeping.caption',
          head: ['privacy.keeping.what', 'privacy.keeping.long'],
          rows: [
            ['privacy.keeping.account.what', 'privacy.keeping.account.long'],
            ['privacy.keeping.card.what', 'privacy.keeping.card.long'],
            ['privacy.keeping.leads.what', 'privacy.keeping.leads.long'],
            ['privacy.keeping.files.what', 'privacy.keeping.files.long'],
            ['privacy.keeping.events.what', 'privacy.keeping.events.long'],
            ['privacy.keeping.orders.what', 'privacy.keeping.orders.long'],
            ['privacy.keeping.tags.what', 'privacy.keeping.tags.long'],
            ['privacy.keeping.invoices.what', 'privacy.keeping.invoices.long'],
            ['privacy.keeping.method.what', 'privacy.keeping.method.long'],
            ['privacy.keeping.chat.what', 'privacy.keeping.chat.long'],
            ['privacy.keeping.contact.what', 'privacy.keeping.contact.long'],
            ['privacy.keeping.notices.what', 'privacy.keeping.notices.long'],
            ['privacy.keeping.activity.what', 'privacy.keeping.activity.long'],
            ['privacy.keeping.username.what', 'privacy.keeping.username.long'],
            ['privacy.keeping.errors.what', 'privacy.keeping.errors.long'],
            ['privacy.keeping.exports.what', 'privacy.keeping.exports.long'],
            ['privacy.keeping.demo.what', 'privacy.keeping.demo.long'],
          ],
        },
        { kind: 'text', text: 'privacy.keeping.backups' },
      ],
    },
    { id: 'demo', title: 'privacy.demo.title', blocks: [{ kind: 'text', text: 'privacy.demo.text' }] },
    {
      id: 'rights',
      title: 'privacy.rights.title',
      blocks: [
        {
          kind: 'points',
          items: ['privacy.rights.see', 'privacy.rights.mend', 'privacy.rights.remove', 'privacy.rights.object'],
        },
        { kind: 'text', text: 'privacy.rights.how' },
        { kind: 'text', text: 'privacy.rights.complain' },
      ],
    },
    { id: 'young', title: 'privacy.young.title', blocks: [{ kind: 'text', text: 'privacy.young.text' }] },
    { id: 'updates', title: 'privacy.updates.title', blocks: [{ kind: 'text', text: 'privacy.updates.text' }] },
  ],
  changes: [{ day: '2026-11-15', text: 'privacy.change.first' }],
};
