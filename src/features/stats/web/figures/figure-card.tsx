import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useNumbers } from '../use-numbers.ts';
import styles from './figure-card.module.css';
import { figureTexts } from './figure-texts.ts';

export interface Change {
  readonly kind: 'more' | 'less' | 'same';
  readonly amount: number;
  readonly isPercent: boolean;
}

/** For small numbers the difference says more than a percentage; beyond the max, a percentage is meaningless. */
const minForPercent = 10;
const maxPercent = 1_000;

/** The change since the preceding period; undefined if that is unknown. */
export function changeOf(value: number, before: number | null | undefined): Change | undefined {
  if (before === null || before === undefined) return undefined;
  const difference = Math.abs(value - before);
  if (difference === 0) return { kind: 'same', amount: 0, isPercent: false };
  const kind = value > before ? 'more' : 'less';
  const percent = before < minForPercent ? 0 : Math.round((difference / before) * 100);
  const isPercent = percent > 0 && percent < maxPercent;
  return { kind, amount: isPercent ? percent : difference, isPercent };
}

const icons = { more: ArrowUp, less: ArrowDown, same: Equal };

type ChangeTextProps = {
  change: Change;
  weekly?: boolean | undefined;
  format?: ((amount: number) => string) | undefined;
};

/** The arrow and the colour only repeat the text; a difference is a whole number unless formatted otherwise. */
export function ChangeText({ change, weekly = false, format }: ChangeTextProps) {
  const t = useTexts(figureTexts);
  const { formatInteger } = useNumbers();
  const { kind, amount, isPercent } = change;
  const Icon = icons[kind];
  const values = { amount: isPercent ? `${formatInteger(amount)}%` : (format ?? formatInteger)(amount) };
  return (
    <Row as="p" gap={1} align="start" tone="muted" size="xs" className={styles.change} data-kind={kind}>
      <Icon size={15} strokeWidth={2.25} aria-hidden="true" />
      <span>{t(`figure.${weekly ? 'week' : 'period'}.${kind}`, values)}</span>
    </Row>
  );
}

interface FigureCardProps {
  label: ReactNode;
  value: number;
  /** The same figure of the preceding period; null or undefined if unknown. */
  before?: number | null;
  /** Compared with the week before, not with another period. */
  weekly?: boolean;
  /** How it is counted, if that is not obvious. */
  note?: ReactNode;
}

/** A single large number and its change. */
export function FigureCard({ label, value, before, weekly, note }: FigureCardProps) {
  const { formatInteger } = useNumbers();
  const change = changeOf(value, before);
  return (
    <Card className={styles.card}>
      <Row gap={1} align="center" className={styles.head}>
        <Text tone="muted" size="s" line="snug">
          {label}
        </Text>
        {note}
      </Row>
      <Text weight="heading" tabular line="tight" className={styles.value}>
        <bdi dir="ltr">{formatInteger(value)}</bdi>
      </Text>
      {change && <ChangeText change={change} weekly={weekly} />}
    </Card>
  );
}
