import type { PackageType } from '#features/packages/contract.ts';
import type { Choice } from '../../changes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const clocks = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Found by an hour-by-hour search, not calculated; an hour skipped by daylight saving becomes the one after it. */
function sameTimeMonthsLater(anchor: Date, months: number): Date {
  const [date = '', time = ''] = clocks.format(anchor).split(', ');
  const [dayOfMonth = 1, month = 1, year = 1] = date.split('/').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const target = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(dayOfMonth, last.getUTCDate())));
  const targetDate = target.toISOString().slice(0, 10).split('-').reverse().join('/');
  const from = target.getTime() - 4 * hour + (anchor.getTime() % hour);
  for (const candidate of [`${targetDate}, ${time}`, `${targetDate}, ${time.replace(/^02/, '03')}`])
    for (let at = from; at < from + 30 * hour; at += hour) if (clocks.format(at) === candidate) return new Date(at);
  throw new Error(`No clock shows ${targetDate}, ${time}`);
}

export const prices: Readonly<Record<'advanced' | 'pro', Readonly<Record<Choice['cycle'], number>>>> = {
  advanced: { monthly: 4_000, yearly: 30_000 },
  pro: { monthly: 7_000, yearly: 70_000 },
};
export const priceOf = ({ packageType, cycle }: Choice): number => prices[packageType as 'pro'][cycle];

const monthsIn = (cycle: Choice['cycle']): number => (cycle === 'monthly' ? 1 : 12);
const weight = ({ packageType, cycle }: Choice) => [packageType === 'pro' ? 1 : 0, monthsIn(cycle)] as const;

/** A naive reference model of an owner's plan: a few facts, and one rule for each event. */
export class NaivePlan {
  readonly trialEndsAt: Date | null;
  choice: Choice | undefined;
  next: Choice | undefined;
  renews = false;
  hasFailed = false;
  isMethodValid = true;
  charges = 0;
  /** The total paid less refunds. */
  retained = 0;
  private anchor = new Date(0);
  private months = 0;
  private begin = new Date(0);
  private value = 0;
  private price = 0;
  private tryAt = new Date(0);
  private spent: { readonly at: Date; readonly amount: number }[] = [];
  end = new Date(0);

  constructor(trialEndsAt: Date | null) {
    this.trialEndsAt = trialEndsAt;
  }

  get isEnded(): boolean {
    return this.choice === undefined;
  }

  kindOf(requested: Choice): 'same' | 'upgrade' | 'smaller' {
    if (!this.choice) return 'upgrade';
    const [size, length] = weight(requested);
    const [oldSize, oldLength] = weight(this.choice);
    if (size === oldSize && length === oldLength) return 'same';
    return size < oldSize || length < oldLength ? 'smaller' : 'upgrade';
  }

  creditAt(now: Date): number {
    return this.choice ? this.unusedOf(this.value, now) : 0;
  }

  private unusedOf(value: number, now: Date): number {
    let [total, remaining] = [0, 0];
    // Counts day by day backwards from the end; a begun day counts as unused.
    for (let day = this.end.getTime(); day > this.begin.getTime(); day -= 86_400_000) {
      total += 1;
      if (day > now.getTime()) remaining += 1;
    }
    return Math.floor((value * remaining) / total);
  }

  buy(choice: Choice, renews: boolean, now: Date): void {
    const amount = priceOf(choice) - this.creditAt(now);
    if (this.isEnded) this.spent = [];
    this.anchor = this.trialEndsAt && this.trialEndsAt > now ? this.trialEndsAt : now;
    this.begin = this.anchor;
    this.months = monthsIn(choice.cycle);
    this.collect(choice, amount, now);
    Object.assign(this, { renews, value: priceOf(choice), price: priceOf(choice) });
  }

  private collect(choice: Choice, amount: number, at: Date): void {
    this.end = sameTimeMonthsLater(this.anchor, this.months);
    this.spent.push({ at, amount });
    this.retained += amount;
    Object.assign(this, { choice, next: undefined, hasFailed: false, tryAt: this.end });
  }

  cancel(now: Date): void {
    const recent = this.spent.filter(({ at }) => now.getTime() - at.getTime() < 14 * day);
    const paid = recent.reduce((before, { amount }) => before + amount, 0);
    const unused = this.unusedOf(Math.min(paid, this.value), now);
    const refund = Math.max(unused - Math.min(Math.floor(paid * 0.05), 10_000), 0);
    this.retained -= refund;
    if (refund > 0 || (this.renews && (this.hasFailed || now >= this.end))) this.choice = undefined;
    Object.assign(this, { renews: false, next: undefined });
  }

  /** Applies what happens by time alone. */
  advance(now: Date): void {
    if (this.isEnded || now < this.end) return;
    if (!this.renews) this.choice = undefined;
    else if (now >= this.tryAt) this.charge(now);
  }

  charge(now: Date): void {
    if (this.isMethodValid) this.renew(now);
    else this.fail(now);
  }

  private renew(now: Date): void {
    const upcoming = this.next ?? this.choice;
    if (!upcoming) return;
    const amount = this.next ? priceOf(this.next) : this.price;
    this.begin = this.end;
    this.months += monthsIn(upcoming.cycle);
    this.charges += 1;
    this.collect(upcoming, amount, now);
    Object.assign(this, { value: amount, price: amount });
  }

  private fail(now: Date): void {
    const days = [1, 3, 5, 7, 9, 11, 14].find((one) => this.end.getTime() + one * day > now.getTime());
    this.hasFailed = true;
    if (days === undefined) this.choice = undefined;
    else this.tryAt = new Date(this.end.getTime() + days * day);
  }

  inForce(now: Date): PackageType {
    if (this.trialEndsAt && now < this.trialEndsAt) return 'pro';
    return this.choice?.packageType ?? 'basic';
  }
}
