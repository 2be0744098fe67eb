import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';

/** Minutes after midnight in Israel; an end at or before the start is on the next day, as for bars. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

export interface OpeningHours {
  /** Sunday first, the first day of the week in Israel. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** Exceptional dates, `2026-09-12`; no spans means closed all day. */
  readonly exceptions: readonly { readonly date: string; readonly spans: readonly OpenSpan[] }[];
}

export interface OpenState {
  readonly isOpen: boolean;
  /** When the state changes; undefined if it does not within the next week. */
  readonly changesAt: Date | undefined;
}

const minuteMilliseconds = 60_000;
const dayMinutes = 1_440;
const daysAhead = 8;

/** Open or closed, and until when, in Israel time; handles daylight saving changes. */
export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  const spans = spansAround(hours, now);
  const current = spans.find(({ start, end }) => start <= now && now < end);
  if (current) return { isOpen: true, changesAt: closesAt(spans, current) };
  return { isOpen: false, changesAt: spans.find(({ start }) => start > now)?.start };
}

interface Instants {
  readonly start: Date;
  readonly end: Date;
}

/** From yesterday, whose night span may not have ended, to a week from now. */
function spansAround(hours: OpeningHours, now: Date): Instants[] {
  const today = dateInIsrael(now);
  return Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index - 1))
    .flatMap((date) => spansOn(hours, date).map((span) => instantsOf(date, span)))
    .sort((one, two) => one.start.getTime() - two.start.getTime());
}

/** Adjacent spans count as one. */
function closesAt(spans: readonly Instants[], { end }: Instants): Date | undefined {
  let last = end;
  for (const one of spans) if (one.start <= last && one.end > last) last = one.end;
  const horizon = (spans.at(-1)?.end ?? last).getTime();
  const isEndless = spans.length > daysAhead && last.getTime() === horizon && spans.every(isFullDay);
  return isEndless ? undefined : last;
}

const isFullDay = ({ start, end }: Instants): boolean =>
  end.getTime() - start.getTime() >= (dayMinutes - 61) * minuteMilliseconds;

function spansOn({ week, exceptions }: OpeningHours, date: string): readonly OpenSpan[] {
  const exception = exceptions.find((one) => one.date === date);
  return exception?.spans ?? week[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? [];
}

function instantsOf(date: string, { from, to }: OpenSpan): Instants {
  const start = instantInIsrael(date, from);
  return { start, end: to > from ? instantInIsrael(date, to) : instantInIsrael(addDays(date, 1), to) };
}
