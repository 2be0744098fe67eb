import { ListChecks, Printer } from 'lucide-react';
import { type MarkdownBlock, type MarkdownSection, type Run, readSections, textOfRuns } from '#base/markdown.ts';
import { accountPolicy } from '#features/accounts/domain.ts';
import { useContact } from '#features/settings/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { DateText, useLocale, useTexts } from '#ui/locale.tsx';
import { legalValues } from '../../values.ts';
import { Contents, RichText } from './contents.tsx';
import { frameTexts } from './frame-texts.ts';
import styles from './legal-page.module.css';

export const legalNames = ['privacy', 'terms', 'refund', 'accessibility'] as const;
export type LegalName = (typeof legalNames)[number];

/** A document's name, and its Markdown in each language. */
export type LegalDocument = Readonly<Record<Locale, string>> & { readonly name: LegalName };

const blockKinds = ['paragraph', 'list', 'table'] as const;
type BlockKind = (typeof blockKinds)[number];
export type LegalBlock = MarkdownBlock<BlockKind>;
export type LegalSection = MarkdownSection<BlockKind>;

interface LegalVersion {
  /** Date in Israel: `2026-11-15`. */
  readonly day: string;
  readonly runs: readonly Run[];
}

interface ReadDocument {
  readonly nutshell: LegalSection;
  readonly sections: readonly LegalSection[];
  readonly changes: LegalSection;
  /** The items of `changes`, newest first; the first is in force. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
}

/** The whole document in one language, with numbers and the contact address filled in. */
export function readDocument(document: LegalDocument, locale: Locale, mail: string): ReadDocument {
  const demoTime = translator(frameTexts, locale)('legal.hours', { count: accountPolicy.demoHours });
  const sections = readSections(document[locale], blockKinds, { ...legalValues, demoTime, mail });
  const [nutshell, changes] = [sections.shift(), sections.pop()];
  if (nutshell?.id !== 'nutshell' || changes?.id !== 'changes')
    throw new Error(`${document.name} does not begin with its nutshell and end with its changes`);
  const [newest, ...older] = itemsOf(changes).map(versionOf);
  if (!newest) throw new Error(`${document.name} has no version`);
  return { nutshell, sections, changes, versions: [newest, ...older] };
}

const itemsOf = ({ blocks }: LegalSection): Run[][] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

/** `2026-11-15: The first version.` */
const versionOf = ([first = { text: '' }, ...more]: readonly Run[]): LegalVersion => ({
  day: first.text.slice(0, 10),
  runs: [{ text: first.text.slice('2026-11-15: '.length) }, ...more],
});

/** Noon UTC is the same date in Israel all year round. */
const dayTime = (day: string): Date => new Date(`${day}T12:00:00Z`);

function Changes({ changes: { id, title }, versions }: Pick<ReadDocument, 'changes' | 'versions'>) {
  return (
    <Stack as="section" gap={4} className={styles.changes} id={id} aria-labelledby={`${id}-title`}>
      <Text as="h2" size="xl" id={`${id}-title`}>
        {title}
      </Text>
      <Stack as="dl" gap={4}>
        {versions.map(({ day, runs }) => (
          <Stack gap={[1, 5]} key={day} className={styles.change}>
            <Text as="dt" size="s" weight="strong" className={styles.day}>
              <DateText value={dayTime(day)} />
            </Text>
            <dd>
              <RichText runs={runs} />
            </dd>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

export function LegalPage({ document }: { document: LegalDocument }) {
  const { locale } = useLocale();
  const { mail } = useContact();
  const { nutshell, sections, changes, versions } = readDocument(document, locale, mail);
  return (
    <Stack gap={8} className={styles.page}>
      <LegalHead name={document.name} day={versions[0].day} />
      <Stack gap={6} shrinkItems className={styles.columns}>
        <Contents entries={[...sections, changes]} />
        <Stack as="article" gap={10} shrinkItems className={styles.text}>
          <Nutshell nutshell={nutshell} />
          {sections.map(({ id, title, blocks }) => (
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
                <BlockView key={JSON.stringify(block)} block={block} />
              ))}
            </Stack>
          ))}
          <Changes changes={changes} versions={versions} />
          <OtherDocuments name={document.name} />
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

function Nutshell({ nutshell }: { nutshell: LegalSection }) {
  const t = useTexts(frameTexts);
  return (
    <Stack as="section" gap={4} className={styles.nutshell} aria-labelledby="nutshell">
      <Row as="h2" align="center" gap={2} size="l" className={styles.nutshellTitle} id="nutshell">
        <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
        {nutshell.title}
      </Row>
      <ul className={styles.list}>
        <Items items={itemsOf(nutshell)} />
      </ul>
      <p className={styles.note}>{t('legal.nutshellNote')}</p>
    </Stack>
  );
}

const Items = ({ items }: { items: readonly Run[][] }) =>
  items.map((runs) => (
    <li key={textOfRuns(runs)}>
      <RichText runs={runs} />
    </li>
  ));

function BlockView({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable table={block} />;
  if (block.kind === 'paragraph')
    return (
      <p>
        <RichText runs={block.runs} />
      </p>
    );
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.legalBlockList}>
      <Items items={block.items} />
    </List>
  );
}

function LegalTable({ table }: { table: Extract<LegalBlock, { kind: 'table' }> }) {
  const head = table.head.map(textOfRuns);
  return (
    <div className={styles.frame}>
      <Table
        role="table"
        className={classNames(styles.table, table.head.length > 2 && styles.wide)}
        caption={table.caption}
        hideCaption
      >
        <thead>
          <tr>
            {head.map((text) => (
              <TableHead key={text} className={styles.legalBlockHead}>
                {text}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: shown as a block on a phone, it would lose its role
            <tr key={textOfRuns(row[0] ?? [])} role="row">
              {row.map((runs, index) => (
                <TableCell key={head[index]} role="cell" data-label={head[index]} className={styles.cell}>
                  <RichText runs={runs} />
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
