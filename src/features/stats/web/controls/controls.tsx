import { CalendarRange, Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { addDays, daysIn, isDay } from '#base/time/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link, useNavigate } from '#ui/router.tsx';
import { statsMaxDays, statsRanges } from '../../domain.ts';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './controls.module.css';

type StatsRange = (typeof statsRanges)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The period in the URL: a number of days up to today, or a custom range. */
type RangeSelection = { readonly kind: 'range'; readonly days: StatsRange } | ({ readonly kind: 'own' } & Span);

const defaultRange: StatsRange = 30;

export const spanOfRange = (days: StatsRange, today: string): Span => ({ from: addDays(today, 1 - days), to: today });

/** Invalid URL parameters fall back to the default of thirty days. */
export function rangeSelectionOf(search: URLSearchParams, today: string): RangeSelection {
  const [from, to] = [search.get('from'), search.get('to')];
  if (isDay(from) && isDay(to) && Object.keys(spanErrorsOf({ from, to }, today)).length === 0)
    return { kind: 'own', from, to };
  const days = statsRanges.find((one) => String(one) === search.get('range'));
  return { kind: 'range', days: days ?? defaultRange };
}

export const spanOf = (selection: RangeSelection, today: string): Span =>
  selection.kind === 'own' ? { from: selection.from, to: selection.to } : spanOfRange(selection.days, today);

/** The displayed range: a plan with less history shows the longest range it includes. */
export function visibleRange(
  selection: RangeSelection,
  today: string,
  earliest: string | undefined,
): StatsRange | undefined {
  if (selection.kind === 'own') return undefined;
  const matching = statsRanges.filter((days) => days <= selection.days && !isLocked(days, today, earliest));
  return matching.at(-1) ?? statsRanges[0];
}

export const isLocked = (days: StatsRange, today: string, earliest: string | undefined): boolean =>
  earliest !== undefined && spanOfRange(days, today).from < earliest;

type SpanError = 'missing' | 'order' | 'future' | 'long';

/** Validation errors of a custom period, by field. */
export function spanErrorsOf({ from, to }: Span, today: string): { from?: SpanError; to?: SpanError } {
  const errors = { ...dayErrorOf('from', from, today), ...dayErrorOf('to', to, today) };
  if (errors.from || errors.to) return errors;
  if (to < from) return { to: 'order' };
  return daysIn(from, to) > statsMaxDays ? { from: 'long' } : {};
}

function dayErrorOf(name: 'from' | 'to', day: string, today: string): { from?: SpanError; to?: SpanError } {
  if (!isDay(day)) return { [name]: 'missing' };
  return day > today ? { [name]: 'future' } : {};
}

/** The query string of a selection. */
export const searchOf = (selection: RangeSelection): string =>
  selection.kind === 'own' ? `?from=${selection.from}&to=${selection.to}` : `?range=${selection.days}`;

interface ProfileSelectProps {
  profiles: readonly Profile[];
  profileId: number | undefined;
  onChoose: (profileId: number | undefined) => void;
}

const all = 'all';

function ProfileSelect({ profiles, profileId, onChoose }: ProfileSelectProps) {
  const t = useTexts(statsTexts);
  return (
    <div className={styles.card}>
      <Select
        aria-label={t('statsPage.profile')}
        value={String(profileId ?? all)}
        onChange={({ target }) => onChoose(target.value === all ? undefined : Number(target.value))}
      >
        <option value={all}>{t('statsPage.allProfiles')}</option>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {nameOfProfile(profile) || t('statsPage.untitled')}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ControlsProps extends Pick<StatsSlots, 'UpgradeDialog'> {
  selection: RangeSelection;
  today: string;
  /** Undefined until the first response. */
  earliest: string | undefined;
  profiles: readonly Profile[];
  profileId: number | undefined;
}

/** Selects the profile and the period; both are part of the URL. */
export function Controls({ selection, today, earliest, profiles, profileId, UpgradeDialog }: ControlsProps) {
  const navigate = useNavigate();
  const [isCustomOpen, setIsCustomOpen] = useState(selection.kind === 'own');
  const t = useTexts(statsTexts);
  /** The locked range that was clicked; retained while its dialog closes. */
  const [lockedRange, setLockedRange] = useState(0);
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const span = spanOf(selection, today);
  const open = (id: number | undefined, next: RangeSelection) =>
    navigate(`/stats${id ? `/${id}` : ''}${searchOf(next)}`);
  return (
    <Stack gap={3} className={styles.controls}>
      <Row gap={3} align="center" justify="between" wrap>
        <RangeNav
          visible={visibleRange(selection, today, earliest)}
          today={today}
          earliest={earliest}
          isCustomOpen={isCustomOpen}
          onRange={() => setIsCustomOpen(false)}
          onCustom={() => setIsCustomOpen(!isCustomOpen)}
          onLocked={(days) => {
            setLockedRange(days);
            setIsPlanOpen(true);
          }}
        />
        {profiles.length > 1 && (
          <ProfileSelect profiles={profiles} profileId={profileId} onChoose={(id) => open(id, selection)} />
        )}
      </Row>
      {isCustomOpen && (
        <CustomRange
          key={`${span.from} ${span.to}`}
          span={span}
          today={today}
          onChoose={(span) => open(profileId, { kind: 'own', ...span })}
        />
      )}
      <UpgradeDialog
        isOpen={isPlanOpen}
        onClose={() => setIsPlanOpen(false)}
        title={t('statsPage.plan.title')}
        reason={t('statsPage.plan.text', { count: daysIn(earliest ?? today, today) })}
        helps={({ statsDays }) => statsDays >= lockedRange}
      />
    </Stack>
  );
}

function CustomRange({ span, today, onChoose }: { span: Span; today: string; onChoose: (span: Span) => void }) {
  const t = useTexts(statsTexts);
  const id = useId();
  const [typed, setTyped] = useState(span);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const errors = spanErrorsOf(typed, today);
  const errorText = (error: SpanError | undefined) => isSubmitted && error && t(`statsPage.range.errors.${error}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    const [invalidField] = Object.keys(errors);
    if (invalidField) document.getElementById(`${id}${invalidField}`)?.focus();
    else onChoose(typed);
  };
  return (
    <Grid as="form" columns={1} gap={3} align="start" className={styles.form} noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={`${id}${name}`} label={t(`statsPage.range.${name}`)} error={errorText(errors[name])}>
          <Input
            type="date"
            name={name}
            max={today}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </Field>
      ))}
      <Button className={styles.show ?? ''} type="submit">
        {t('statsPage.range.show')}
      </Button>
    </Grid>
  );
}

interface RangeNavProps {
  /** Undefined while a custom period is shown. */
  visible: StatsRange | undefined;
  today: string;
  earliest: string | undefined;
  isCustomOpen: boolean;
  onRange: () => void;
  onCustom: () => void;
  onLocked: (days: StatsRange) => void;
}

/** Links, so that a period can be shared or bookmarked; ranges that the plan does not include are shown with a lock. */
function RangeNav({ visible, today, earliest, isCustomOpen, onRange, onCustom, onLocked }: RangeNavProps) {
  const t = useTexts(statsTexts);
  return (
    <Row as="nav" wrap className={styles.nav} aria-label={t('statsPage.range.label')}>
      {statsRanges.map((days) => {
        const name = t(`statsPage.range.days${days}`);
        if (isLocked(days, today, earliest))
          return (
            <button
              key={days}
              type="button"
              className={styles.item}
              aria-label={t('statsPage.range.locked', { range: name })}
              onClick={() => onLocked(days)}
            >
              <Lock size={14} aria-hidden="true" />
              {name}
            </button>
          );
        return (
          <Link
            key={days}
            className={styles.item}
            to={{ search: searchOf({ kind: 'range', days }) }}
            onClick={onRange}
            {...(visible === days && { 'aria-current': 'page' as const })}
          >
            {name}
          </Link>
        );
      })}
      <button
        type="button"
        className={styles.item}
        aria-expanded={isCustomOpen}
        data-current={visible === undefined}
        onClick={onCustom}
      >
        <CalendarRange className={styles.calendar} size={16} aria-hidden="true" />
        {t('statsPage.range.own')}
      </button>
    </Row>
  );
}
