import type { Words } from '#base/content-schemas.ts';
import type { BlockKind } from './form.ts';

export type FindingName =
  | 'nameMissing'
  | 'titleMissing'
  | 'pictureMissing'
  | 'altMissing'
  | 'unreachable'
  | 'phoneMissing'
  | 'phoneDead'
  | 'whatsappStar'
  | 'linkBroken'
  | 'linkPlain'
  | 'linkUnnamed'
  | 'blockEmpty'
  | 'hoursMissing'
  | 'contrast'
  | 'descriptionMissing'
  | 'previewLong'
  | 'nameOther'
  | 'languageHalf';

export interface Finding {
  readonly name: FindingName;
  /** An error keeps a card from being published. */
  readonly severity: 'error' | 'advice';
  /** Where in the document it can be mended. */
  readonly path: string;
  readonly values?: Readonly<Record<string, number>>;
  /** The block that it is about. */
  readonly kind?: BlockKind;
}

type Rest = Pick<Finding, 'kind'>;

const finding =
  (severity: Finding['severity']) =>
  (name: FindingName, path: string, values: Readonly<Record<string, number>> = {}, rest: Rest = {}): Finding => ({
    name,
    severity,
    path,
    values,
    ...rest,
  });

export const error = finding('error');
export const advice = finding('advice');

export const isBlank = (words: Words): boolean => !words.he?.trim() && !words.en?.trim();

/** Written as an address of a page, with nothing in it that leads elsewhere than it says. */
export function isSafeLink(address: string): boolean {
  const url = URL.parse(address);
  return Boolean(url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password);
}
