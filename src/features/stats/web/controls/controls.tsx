import { CalendarRange, Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { daysIn } from '#base/time/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsRanges } from '../../domain.ts';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './controls.module.css';
import {
  isLocked,
  type RangeSelection,
  type Span,
  type SpanError,
  type StatsRange,
  searchOf,
  spanErrorsOf,
  spanOf,
  visibleRange,
} from './range-selection.ts';

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
    void navigate(`/stats${id ? `/${id}` : ''}${searchOf(next)}`);
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
