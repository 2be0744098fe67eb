import { classNames } from '#ui/class-names.ts';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import styles from './legal-block.module.css';
import type { ReadBlock } from './legal-document.ts';
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

interface PointProps {
  text: string;
}

/** The words before the first colon are what the point is about. */
function Point({ text }: PointProps) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      <RichText>{text.slice(end)}</RichText>
    </>
  );
}

interface LegalTableProps {
  table: Extract<ReadBlock, { kind: 'table' }>;
}

function LegalTable({ table }: LegalTableProps) {
  return (
    <div className={styles.frame}>
      <Table
        className={classNames(styles.table, table.head.length > 2 && styles.wide)}
        caption={table.caption}
        hideCaption
      >
        <thead>
          <tr>
            {table.head.map((text) => (
              <TableHead key={text} className={styles.head}>
                {text}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text, index) => (
                <TableCell key={table.head[index]} className={styles.cell}>
                  <RichText>{text}</RichText>
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
