import { decoded } from '#base/decoded.ts';
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const number = '(-?\\d+(?:\\.\\d+)?)';
const pair = `${number}\\s*,\\s*\\+?${number}`;

/** Ordered by precision: Google's pin, then the searched place, then the centre of the map. */
const placePatterns: readonly RegExp[] = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:ll|q|query|destination|daddr|center|to)=(?:loc:|ll\\.)?${pair}`),
  new RegExp(`[?&](?:latlng|navigate_ll)=${pair}`),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${pair}`),
  new RegExp(`@${pair}`),
];

const directionMarks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Parses typed coordinates or a link of Google Maps, Waze, Apple Maps or OpenStreetMap. */
export function parseMapPoint(typed: string): MapPoint | undefined {
  const text = typed.replace(directionMarks, '').trim();
  const bare = new RegExp(`^\\(?${pair}\\)?$`).exec(text);
  if (bare) return pointOf(bare);
  return /^(https?:\/\/|geo:)/i.test(text) ? linkedPoint(text) : undefined;
}

function linkedPoint(text: string): MapPoint | undefined {
  const link = decoded(text);
  const geo = new RegExp(`^geo:${pair}`, 'i').exec(link);
  const drawn = new RegExp(`mlat=${number}&mlon=${number}`).exec(link);
  const found = [geo, drawn, ...placePatterns.map((pattern) => pattern.exec(link))].find((match) => match);
  return found ? pointOf(found) : undefined;
}

function pointOf([, latitude, longitude]: RegExpExecArray): MapPoint | undefined {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** A short link contains no coordinates; it has to be opened first. */
export const isShortMapLink = (typed: string): boolean =>
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|waze\.com\/ul\/h|www\.waze\.com\/ul\/h)/i.test(typed.trim());

const digits = 6;

export const pointText = ({ latitude, longitude }: MapPoint): string =>
  `${Number(latitude.toFixed(digits))}, ${Number(longitude.toFixed(digits))}`;
