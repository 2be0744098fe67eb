import { CellNote, CellTexts, DetailList } from '#features/admin/web/index.ts';
import { isolated } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowForward } from '#ui/direction-icons.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { actionTexts } from '../action-texts.ts';
import type { AuditEntry } from '../contract.ts';
import { fieldTexts } from '../field-texts.ts';
import { leavesOf } from '../leaves.ts';
import { targetPath } from '../target-path.ts';
import { auditTexts } from '../texts.ts';
import styles from './audit.module.css';

interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Compares the two sides of an entry field by field; a field that only one side has is included. */
export function changesIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}

/** The fields that tell in a row of the list what the action did, the most telling first. */
const tellingFields = [
  ...([
    'state',
    'status',
    'mode',
    'decision',
    'isHidden',
    'hasCodes',
    'role',
    'complimentaryPackage',
    'name',
    'title',
    'texts',
  ] as const),
  ...(['trackingNumber', 'carrier', 'suspendedReason', 'allocationNumber', 'username'] as const),
];

/** A short text, or that in the reader's language; a text with a title is known by it. */
function shortTextOf(value: unknown, locale: Locale): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const { [locale]: own, title, he } = value as Readonly<Record<string, unknown>>;
  return shortTextOf(own || title || he, locale);
}

/** The change that a row of the list shows. */
export function tellingChange(entry: Pick<AuditEntry, 'before' | 'after'>, locale: Locale) {
  const changes = changesIn(entry).map(({ name, before, after }) => ({
    name,
    hasBefore: before !== undefined,
    hasAfter: after !== undefined,
    before: shortTextOf(before, locale),
    after: shortTextOf(after, locale),
  }));
  return tellingFields
    .map((field) => changes.find(({ name }) => name === field))
    .find((change) => change?.before !== undefined || change?.after !== undefined);
}

const nameFields = ['title', 'name', 'texts'] as const;

/** Its current name, or the one that the entry recorded; undefined if it has only a number. */
function targetNameOf({ target, before, after }: AuditEntry, locale: Locale): string | undefined {
  const recorded = nameFields.map((field) => shortTextOf(after?.[field] ?? before?.[field], locale));
  return target.name || recorded.find(Boolean);
}

/** From what to what below the action in a row of the list. */
export function EntrySummary({ entry }: { entry: AuditEntry }) {
  return entry.action.startsWith('packages.') && pricesIn(entry) ? (
    <PriceSummary entry={entry} />
  ) : (
    <ChangeSummary entry={entry} />
  );
}

const pricesIn = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) =>
  changesIn({ before, after }).some(({ name }) => name === 'monthlyPrice');

const prices = ['monthlyPrice', 'yearlyPrice'] as const;

/** Old and new price of a package for each period, and from which day. */
function PriceSummary({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const changes = changesIn(entry);
  const from = changes.find(({ name }) => name === 'effectiveFrom');
  const since = from?.after ?? from?.before;
  return (
    <>
      {prices.map((field) => {
        const { before, after = before } = changes.find(({ name }) => name === field) ?? {};
        return (
          <CellNote key={field}>
            {typeof before === 'number' && before !== after && (
              <>
                <MoneyText agorot={before} />
                <To />
              </>
            )}
            {typeof after === 'number' && <MoneyText agorot={after} />} {t(`audit.value.${field}`)}
          </CellNote>
        );
      })}
      {typeof since === 'string' && (
        <CellNote>
          {t('audit.value.from')}
          <DateText value={since} />
        </CellNote>
      )}
    </>
  );
}

function To() {
  const t = useTexts(auditTexts);
  return (
    <>
      {' '}
      <ArrowForward className={styles.to} size={12} role="img" aria-label={t('audit.to')} />{' '}
    </>
  );
}

function ChangeSummary({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const fields = useTexts(fieldTexts);
  const { locale } = useLocale();
  const change = tellingChange(entry, locale);
  if (!change) return null;
  const { name, hasBefore, hasAfter, before, after } = change;
  const textOf = (value: string | undefined) =>
    value === undefined ? t('audit.value.without') : (fields.find(`auditFields.values.${name}.${value}`) ?? value);
  const isChange = hasBefore && hasAfter && before !== after;
  const until = name === 'complimentaryPackage' && after && entry.after?.complimentaryUntil;
  if (!isChange && (after ?? before) === targetNameOf(entry, locale)) return null;
  return (
    <CellNote>
      {isChange && before !== undefined && (
        <>
          <bdi>{textOf(before)}</bdi>
          <To />
        </>
      )}
      <bdi>{textOf(after ?? (isChange ? undefined : before))}</bdi>
      {typeof until === 'string' && (
        <>
          {' '}
          {t('audit.value.until')} <DateText value={until} />
        </>
      )}
    </CellNote>
  );
}

/** The actor; without an account it was the command line. */
export function ActorName({ actor: { id, name } }: Pick<AuditEntry, 'actor'>) {
  const t = useTexts(auditTexts);
  if (id === null)
    return (
      <Text as="span" tone="muted">
        {t('audit.shell')}
      </Text>
    );
  return (
    <Link className={styles.link} to={`/admin/users/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The log is append-only: entries of earlier releases contain the field names of their time. */
const currentNames = new Map([
  ['givenPackage', 'complimentaryPackage'],
  ['givenUntil', 'complimentaryUntil'],
  ['holdsFrom', 'effectiveFrom'],
  ['chip', 'model'],
  ['words', 'texts'],
]);

/** Localized names for the log; unknown ones are shown unchanged. */
export function useAuditLabels() {
  const t = useTexts(auditTexts);
  const actionText = useTexts(actionTexts);
  const field = useTexts(fieldTexts);
  const { locale } = useLocale();
  const settingName = ({ kind, id }: AuditEntry['target']) =>
    kind === 'setting' ? t.find(`audit.settings.${id}`) : undefined;
  return {
    action: (name: string): string => {
      const [section, verb] = name.split('.');
      return actionText.find(`auditActions.${section}.${verb}`) ?? name;
    },
    section: (name: string): string => t.find(`audit.sections.${name}`) ?? name,
    kind: (name: string): string => t.find(`audit.kinds.${name}`) ?? name,
    target: (entry: AuditEntry): string | undefined => targetNameOf(entry, locale) ?? settingName(entry.target),
    field: (name: string): string => field.find(`auditFields.${currentNames.get(name) ?? name}`) ?? name,
  };
}

/** The target in a row of the list. */
export function TargetCell({ entry }: { entry: AuditEntry }) {
  const { target } = entry;
  const labels = useAuditLabels();
  const name = labels.target(entry);
  const kind = labels.kind(target.kind);
  const href = targetPath(target);
  if (name === undefined) return <CellTexts name={`${kind} ${isolated(target.id)}`} href={href} />;
  return (
    <CellTexts name={name} href={href}>
      <CellNote>{kind}</CellNote>
    </CellTexts>
  );
}

/** The target, by its name or its ID. */
function TargetLink({ entry }: { entry: AuditEntry }) {
  const { target } = entry;
  const labels = useAuditLabels();
  const path = targetPath(target);
  const known = labels.target(entry);
  const name = known ? <bdi>{known}</bdi> : <bdi dir="ltr">{target.id}</bdi>;
  return (
    <Text as="span" breakWords>
      <Text as="span" tone="muted">
        {labels.kind(target.kind)}
      </Text>{' '}
      {path ? (
        <Link className={styles.link} to={path}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Text>
  );
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const moneyFields = new Set(['amount', 'refunded', 'left', 'monthlyPrice', 'yearlyPrice', 'minAmount']);

/** Renders any value of an entry as text only, never as markup. */
function FieldValue({ name, value }: { name: string; value: unknown }) {
  const t = useTexts(auditTexts);
  const known = useTexts(fieldTexts).find(`auditFields.values.${name}.${value}`);
  // No limit is every design.
  if (value === null && name === 'templates') return t('audit.value.all');
  if (value === null || value === undefined || value === '')
    return (
      <Text as="span" tone="muted">
        {t('audit.value.none')}
      </Text>
    );
  if (typeof value === 'boolean') return known ?? t(value ? 'audit.value.yes' : 'audit.value.no');
  if (typeof value === 'string') {
    if (instant.test(value)) return <DateText value={value} time />;
    if (day.test(value)) return <DateText value={`${value}T12:00:00.000Z`} />;
    return <span dir="auto">{known ?? value}</span>;
  }
  if (typeof value === 'number') return <NumberValue name={name} value={value} />;
  return <ListValue name={name} value={value as object} />;
}

const percentFields = new Map([
  ['rate', 100],
  ['physicalCardDiscount', 1],
]);

function NumberValue({ name, value }: { name: string; value: number }) {
  if (moneyFields.has(name)) return <MoneyText agorot={value} />;
  const percent = percentFields.get(name);
  return <bdi dir="ltr">{percent ? `${value / percent}%` : value.toLocaleString('en')}</bdi>;
}

/** Item by item; the members of an item stand in a line. */
function ListValue({ name, value }: { name: string; value: object }) {
  const t = useTexts(auditTexts);
  const labels = useAuditLabels();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  // No condition is an audience too.
  if (items.length === 0) return name === 'audience' ? t('audit.value.everyone') : t('audit.value.none');
  return (
    <Stack as="ul" gap={1}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored list does not change
        <li key={index}>
          {typeof item === 'object' && item !== null ? (
            Object.entries(item)
              .filter(([, one]) => one !== '' && one !== null)
              .map(([member, one], place) => (
                <span key={member}>
                  {place > 0 && ' · '}
                  {labels.field(member)}: <FieldValue name={member} value={one} />
                </span>
              ))
          ) : (
            <FieldValue name={name} value={item} />
          )}
        </li>
      ))}
    </Stack>
  );
}

function ChangesTable({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const labels = useAuditLabels();
  const changes = leavesOf(entry);
  return (
    <Stack as="section" gap={4} className={styles.changes}>
      <Text as="h3" size="m">
        {t('audit.line.changes')}
      </Text>
      {changes.length === 0 && <Text tone="muted">{t('audit.line.nothing')}</Text>}
      <Stack as="ul" gap={4}>
        {changes.map(({ path, before, after }) => (
          <Stack as="li" gap={1} key={path.join('.')}>
            <Text as="span" tone="muted" size="s">
              {path.map(labels.field).join(' · ')}
            </Text>
            <Row gap={2} align="center" wrap>
              {before !== undefined && (
                <div className={styles.before}>
                  <VisuallyHidden>{t('audit.line.before')}: </VisuallyHidden>
                  <FieldValue name={path.at(-1) ?? ''} value={before} />
                </div>
              )}
              {before !== undefined && after !== undefined && <ArrowForward size={16} aria-hidden="true" />}
              {after !== undefined && (
                <div className={styles.after}>
                  <VisuallyHidden>{t('audit.line.after')}: </VisuallyHidden>
                  <FieldValue name={path.at(-1) ?? ''} value={after} />
                </div>
              )}
            </Row>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** Actor, target, origin and changes. */
export function EntryBody({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useTexts(auditTexts);
  const { id, at, actor, target, address, userAgent } = entry;
  return (
    <Stack gap={6} align="start" className={styles.entry}>
      <DetailList
        rows={[
          { name: t('audit.columns.target'), value: <TargetLink entry={entry} /> },
          { name: t('audit.columns.actor'), value: <ActorName actor={actor} /> },
          { name: t('audit.columns.at'), value: <DateText value={at} time /> },
          { name: t('audit.columns.from'), value: address && <LatinText>{address}</LatinText> },
          { name: t('audit.line.browser'), value: userAgent && <LatinText>{userAgent}</LatinText> },
          { name: t('audit.line.id'), value: <LatinText>{id}</LatinText> },
        ]}
      />
      <ChangesTable entry={entry} />
      <RouterLinkButton
        variant="outline"
        size="sm"
        to={`/admin/audit?target=${encodeURIComponent(`${target.kind}:${target.id}`)}`}
        onClick={onClose}
      >
        {t('audit.line.sameTarget')}
      </RouterLinkButton>
    </Stack>
  );
}
