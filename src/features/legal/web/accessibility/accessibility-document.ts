import { type LegalDocument, list, points, section } from '../frame/legal-document.ts';
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
    section('standard', 'accessibilityStatement.standard.title', ['accessibilityStatement.standard.text']),
    section('done', 'accessibilityStatement.done.title', [
      points([
        'accessibilityStatement.done.keyboard',
        'accessibilityStatement.done.contrast',
        'accessibilityStatement.done.size',
        'accessibilityStatement.done.readers',
        'accessibilityStatement.done.motion',
        'accessibilityStatement.done.direction',
        'accessibilityStatement.done.forms',
        'accessibilityStatement.done.cards',
      ]),
    ]),
    section('checked', 'accessibilityStatement.checked.title', ['accessibilityStatement.checked.text']),
    section('limits', 'accessibilityStatement.limits.title', [
      list([
        'accessibilityStatement.limits.owners',
        'accessibilityStatement.limits.videos',
        'accessibilityStatement.limits.elsewhere',
        'accessibilityStatement.limits.nfc',
        'accessibilityStatement.limits.editor',
      ]),
    ]),
    section('ask', 'accessibilityStatement.ask.title', [
      'accessibilityStatement.ask.text',
      'accessibilityStatement.ask.coordinator',
      'accessibilityStatement.ask.phone',
      'accessibilityStatement.ask.complain',
    ]),
  ],
  changes: [{ day: '2026-11-15', text: 'accessibilityStatement.change.first' }],
};
