import { ListChecks, Printer } from 'lucide-react';
import { useContact } from '#features/settings/web/index.ts';
import type { Texts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { Contents } from './contents.tsx';
import { frameTexts } from './frame-texts.ts';
import {
  type LegalDocument,
  type LegalName,
  legalNames,
  type ReadBlock,
  type ReadChange,
  readDocument,
} from './legal-document.ts';
import styles from './legal-page.module.css';
import { RichText } from './rich-text.tsx';

/** Noon UTC is the same date in Israel all year round. */
const dayTime = (day: string): Date => new Date(`${day}T12:00:00Z`);

const changesId = 'changes';

function Changes({ changes }: { changes: readonly ReadChange[] }) {
  const t = useTexts(frameTexts);
  return (
    <Stack as="section" gap={4} className={styles.changes} id={changesId} aria-labelledby={`${changesId}-title`}>
      <Text as="h2" size="xl" id={`${changesId}-title`}>
        {t('legal.changes')}
      </Text>
      <Stack as="dl" gap={4}>
        {changes.map(({ day, text }) => (
          <Stack gap={[1, 5]} key={day} className={styles.change}>
            <Text as="dt" size="s" weight="strong" className={styles.day}>
              <DateText value={dayTime(day)} />
            </Text>
            <dd>
              <RichText>{text}</RichText>
            </dd>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

export function LegalPage<T extends Texts>({ document }: { document: LegalDocument<T> }) {
  const { locale } = useLocale();
  const t = useTexts(frameTexts);
  const { mail } = useContact();
  const read = readDocument(document, locale, mail);
  const entries = [...read.sections, { id: changesId, title: t('legal.changes') }];
  return (
    <Stack gap={8} className={styles.page}>
      <LegalHead name={read.name} day={read.changes[0].day} />
      <Stack gap={6} shrinkItems className={styles.columns}>
        <Contents entries={entries} />
        <Stack as="article" gap={10} shrinkItems className={styles.text}>
          <Nutshell items={read.nutshell} />
          {read.sections.map(({ id, title, blocks }) => (
            <Stack
              as="section"
              gap={4}
              shrinkItems
              key={id}
              className={styles.section}
              id={id}
              aria-labelledby={`${id}-title`}
            >
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </Stack>
          ))}
          <Changes changes={read.changes} />
          <OtherDocuments name={read.name} />
        </Stack>
      </Stack>
    </Stack>
  );
}

function OtherDocuments({ name }: { name: LegalName }) {
  const t = useTexts(frameTexts);
  return (
    <Row as="nav" gap={3} wrap className={styles.others} aria-label={t('legal.others')}>
      {legalNames
        .filter((one) => one !== name)
        .map((one) => (
          <a key={one} className={styles.link} href={`/${one}`}>
            {t(`legal.names.${one}`)}
          </a>
        ))}
    </Row>
  );
}

interface LegalHeadProps {
  name: LegalName;
  /** Date of the version in force. */
  day: string;
}

function LegalHead({ name, day }: LegalHeadProps) {
  const t = useTexts(frameTexts);
  return (
    <Stack as="header" gap={4} className={styles.head}>
      <h1>{t(`legal.names.${name}`)}</h1>
      <p className={styles.lead}>{t(`legal.leads.${name}`)}</p>
      <Row wrap align="center" justify="between" gap={3} size="s" className={styles.meta}>
        <p>
          {t('legal.version')} <DateText value={dayTime(day)} />
        </p>
        <Button variant="outline" size="sm" className={styles.print ?? ''} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('legal.print')}
        </Button>
      </Row>
    </Stack>
  );
}

function Nutshell({ items }: { items: readonly string[] }) {
  const t = useTexts(frameTexts);
  return (
    <Stack as="section" gap={4} className={styles.nutshell} aria-labelledby="nutshell">
      <Row as="h2" align="center" gap={2} size="l" className={styles.nutshellTitle} id="nutshell">
        <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('legal.nutshell')}
      </Row>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('legal.nutshellNote')}</p>
    </Stack>
  );
}

function LegalBlock({ block }: { block: ReadBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  if (block.kind === 'table') return <LegalTable table={block} />;
  return (
    <ul className={styles.legalBlockList}>
      {block.items.map((item) => (
        <li key={item}>{block.kind === 'points' ? <Point text={item} /> : <RichText>{item}</RichText>}</li>
      ))}
    </ul>
  );
}

/** The text before the first colon is the point's subject. */
function Point({ text }: { text: string }) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      <RichText>{text.slice(end)}</RichText>
    </>
  );
}

function LegalTable({ table }: { table: Extract<ReadBlock, { kind: 'table' }> }) {
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
              <TableHead key={text} className={styles.legalBlockHead}>
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
