/** Colours as `#rrggbb`, and their contrast by WCAG 2.2. */
type Channels = readonly [number, number, number];

export const black = '#000000';
export const white = '#ffffff';
export const textRatio = 4.5;
/** For large text, icons and the edges of controls. */
export const edgeRatio = 3;

/** Cameras need dark modules on white; less contrast works only in good light. */
export const canScan = (colour: string): boolean => contrast(colour, white) >= textRatio;

/** Below it a logo is lost on its ground. Logos are exempt from the ratios of WCAG, and many are light. */
export const logoRatio = 2;

const hex = /^#[\da-f]{6}$/i;
export const isColour = (value: unknown): value is string => typeof value === 'string' && hex.test(value);

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const colourOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channelsOf(second);
  return colourOf(channelsOf(first).map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 (identical) to 21 (black on white). */
export function contrast(first: string, second: string): number {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Black has at least as much contrast as white on it. */
export const isLight = (colour: string): boolean => contrast(colour, black) >= contrast(colour, white);

/** A neutral ground for a transparent logo that would be lost on the real one. */
export function plateFor(ink: string | undefined, ground: string): string | undefined {
  if (!ink || contrast(ink, ground) >= logoRatio) return undefined;
  return isLight(ink) ? '#14211f' : white;
}

export const passesOn = (ink: string, grounds: readonly string[], ratio: number): boolean =>
  grounds.every((ground) => contrast(ink, ground) >= ratio);

const steps = 64;

/** The first colour between `from` and `to` that passes on every ground; undefined if even `to` does not. */
export function firstPassing(
  from: string,
  to: string,
  grounds: readonly string[],
  ratio: number,
): { readonly colour: string; readonly step: number } | undefined {
  if (!passesOn(to, grounds, ratio)) return undefined;
  for (let step = 0; step < steps; step += 1) {
    const colour = mix(from, to, step / steps);
    if (passesOn(colour, grounds, ratio)) return { colour, step };
  }
  return { colour: to, step: steps };
}

export const distance = (first: string, second: string): number => {
  const to = channelsOf(second);
  return Math.hypot(...channelsOf(first).map((channel, index) => channel - (to[index] ?? 0)));
};

/** The colour closest to `preferred` that passes on all grounds. */
export function nearestOn(preferred: string, grounds: readonly string[], ratio: number): string | undefined {
  const found = [black, white].flatMap((end) => firstPassing(preferred, end, grounds, ratio)?.colour ?? []);
  return found.sort((one, two) => distance(one, preferred) - distance(two, preferred))[0];
}

/** The ink itself if it passes, else the closest colour that does; if none reaches the ratio, black or white. */
export const nearestPassing = (ink: string, ground: string, ratio: number): string =>
  nearestOn(ink, [ground], ratio) ?? (isLight(ground) ? black : white);
