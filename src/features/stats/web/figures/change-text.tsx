import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useNumbers } from '../use-numbers.ts';
import type { Change } from './change.ts';
import styles from './figure-card.module.css';
import { figureTexts } from './figure-texts.ts';

interface ChangeTextProps {
  change: Change;
}

const icons = { more: ArrowUp, less: ArrowDown, same: Equal };

/** The arrow and the colour repeat what the word says. */
export function ChangeText({ change: { kind, amount, isPercent } }: ChangeTextProps) {
  const t = useTexts(figureTexts);
  const { formatInteger } = useNumbers();
  const Icon = icons[kind];
  const values = { amount: isPercent ? `${formatInteger(amount)}%` : formatInteger(amount) };
  return (
    <Row as="p" gap={1} align="start" tone="muted" size="xs" className={styles.change} data-kind={kind}>
      <Icon size={15} strokeWidth={2.25} aria-hidden="true" />
      <span>
        {kind === 'more' && t('figure.moreBy', values)}
        {kind === 'less' && t('figure.lessBy', values)}
        {kind === 'same' && t('figure.same')}
      </span>
    </Row>
  );
}
