import type { LegalDocument } from '../frame/legal-document.ts';
import { accessibilityTexts } from './accessibility-texts.ts';

export const accessibilityDocument: LegalDocument<typeof accessibilityTexts> = {
  texts: accessibilityTexts,
  name: 'accessibility',
  nutshell: [
    'accessibilityStatement.nutshell.standard',
    'accessibilityStatement.nutshell.keyboard',
    'accessibilityStatement.nutshell.ask',
  ],
  sections: [
    {
      id: 'standard',
      title: 'accessibilityStatement.standard.title',
      blocks: [{ kind: 'text', text: 'accessibilityStatement.standard.text' }],
    },
    {
      id: 'done',
      title: 'accessibilityStatement.done.title',
      blocks: [
        {
          kind: 'points',
          items: [
            'accessibilityStatement.done.keyboard',
            'accessibilityStatement.done.contrast',
            'accessibilityStatement.done.size',
            'accessibilityStatement.done.readers',
            'accessibilityStatement.done.motion',
            'accessibilityStatement.done.direction',
            'accessibilityStatement.done.forms',
            'accessibilityStatement.done.cards',
          ],
        },
      ],
    },
    {
      id: 'checked',
      title: 'accessibilityStatement.checked.title',
      blocks: [{ kind: 'text', text: 'accessibilityStatement.checked.text' }],
    },
    {
      id: 'limits',
      title: 'accessibilityStatement.limits.title',
      blocks: [
        {
          kind: 'list',
          items: [
            'accessibilityStatement.limits.owners',
            'accessibilityStatement.limits.videos',
            'accessibilityStatement.limits.elsewhere',
            'accessibilityStatement.limits.nfc',
            'accessibilityStatement.limits.editor',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'accessibilityStatement.ask.title',
      blocks: [
        { kind: 'text', text: 'accessibilityStatement.ask.text' },
        { kind: 'text', text: 'accessibilityStatement.ask.coordinator' },
        { kind: 'text', text: 'accessibilityStatement.ask.phone' },
        { kind: 'text', text: 'accessibilityStatement.ask.complain' },
      ],
    },
  ],
  changes: [{ day: '2026-11-15', text: 'accessibilityStatement.change.first' }],
};
