import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { daysIn } from '#base/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './controls.module.css';
import { RangeNav } from './range-nav.tsx';
import { flawsOf, type Span, type SpanFlaw, searchOf, shownRange, spanOf, type Wish } from './wish.ts';

interface CardChoiceProps {
  profiles: readonly Profile[];
  profileId: number | undefined;
  onChoose: (profileId: number | undefined) => void;
}

const all = 'all';

function CardChoice({ profiles, profileId, onChoose }: CardChoiceProps) {
  const t = useTexts(statsTexts);
  return (
    <div className={styles.card}>
      <Select
        aria-label={t('statsPage.card')}
        value={String(profileId ?? all)}
        onChange={({ target }) => onChoose(target.value === all ? undefined : Number(target.value))}
      >
        <option value={all}>{t('statsPage.allCards')}</option>
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
  wish: Wish;
  today: string;
  /** Undefined until the first answer. */
  earliest: string | undefined;
  profiles: readonly Profile[];
  profileId: number | undefined;
}

/** Which card and which days; both stand in the address. */
export function Controls({ wish, today, earliest, profiles, profileId, UpgradeDialog }: ControlsProps) {
  const navigate = useNavigate();
  const [isOwnOpen, setIsOwnOpen] = useState(wish.kind === 'own');
  const t = useTexts(statsTexts);
  /** How far back the range goes whose lock was pressed; kept while its dialog leaves the screen. */
  const [wanted, setWanted] = useState(0);
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const span = spanOf(wish, today);
  const open = (id: number | undefined, next: Wish) => void navigate(`/stats${id ? `/${id}` : ''}${searchOf(next)}`);
  return (
    <Stack gap={3} className={styles.controls}>
      <Row gap={3} align="center" justify="between" wrap>
        <RangeNav
          shown={shownRange(wish, today, earliest)}
          today={today}
          earliest={earliest}
          isOwnOpen={isOwnOpen}
          onRange={() => setIsOwnOpen(false)}
          onOwn={() => setIsOwnOpen(!isOwnOpen)}
          onLocked={(days) => {
            setWanted(days);
            setIsPlanOpen(true);
          }}
        />
        {profiles.length > 1 && (
          <CardChoice profiles={profiles} profileId={profileId} onChoose={(id) => open(id, wish)} />
        )}
      </Row>
      {isOwnOpen && (
        <OwnRange
          key={`${span.from} ${span.to}`}
          span={span}
          today={today}
          onChoose={(chosen) => open(profileId, { kind: 'own', ...chosen })}
        />
      )}
      <UpgradeDialog
        isOpen={isPlanOpen}
        onClose={() => setIsPlanOpen(false)}
        title={t('statsPage.plan.title')}
        reason={t('statsPage.plan.text', { count: daysIn(earliest ?? today, today) })}
        helps={({ statsDays }) => statsDays >= wanted}
      />
    </Stack>
  );
}

interface OwnRangeProps {
  span: Span;
  today: string;
  onChoose: (span: Span) => void;
}

function OwnRange({ span, today, onChoose }: OwnRangeProps) {
  const t = useTexts(statsTexts);
  const id = useId();
  const [typed, setTyped] = useState(span);
  const [isTried, setIsTried] = useState(false);
  const flaws = flawsOf(typed, today);
  const said = (flaw: SpanFlaw | undefined) => isTried && flaw && t(`statsPage.range.flaws.${flaw}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [flawed] = Object.keys(flaws);
    if (flawed) document.getElementById(`${id}${flawed}`)?.focus();
    else onChoose(typed);
  };
  return (
    <Grid as="form" columns={1} gap={3} align="start" className={styles.form} noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={`${id}${name}`} label={t(`statsPage.range.${name}`)} error={said(flaws[name])}>
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
