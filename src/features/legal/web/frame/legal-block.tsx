import styles from './legal-block.module.css';
import type { ReadBlock } from './legal-document.ts';
import { LegalTable } from './legal-table.tsx';
import { Point } from './point.tsx';
import { RichText } from './rich-text.tsx';

interface LegalBlockProps {
  block: ReadBlock;
}

export function LegalBlock({ block }: LegalBlockProps) {
  if (block.kind === 'table') return <LegalTable table={block} />;
  if (block.kind === 'text')
    return (
      <p>
        <RichText>{block.text}</RichText>
      </p>
    );
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{block.kind === 'points' ? <Point text={item} /> : <RichText>{item}</RichText>}</li>
      ))}
    </ul>
  );
}
