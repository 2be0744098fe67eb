import type { Words } from '#base/content-schemas.ts';
import { locales } from '#i18n/locale.ts';
import { isKnownBlock, type KnownBlock } from './document/blocks.ts';
import type { ProfileDocument } from './document/document.ts';
import type { RichText } from './document/rich-text.ts';
import { findNetwork, networkOf } from './networks.ts';

/** Buttons that every card calls the same. */
export const buttons = ['call', 'whatsapp', 'mail', 'waze', 'maps', 'website'] as const;
export type Button = (typeof buttons)[number];

export const shareWays = ['system', 'copy', 'qr', 'whatsapp', 'mail', 'facebook', 'linkedin', 'x', 'telegram'] as const;
export const isShareWay = (target: string): boolean => shareWays.some((way) => way === target);

/** What a card calls a link: a name of ours, or words of the owner's. */
export type TargetName = { readonly button: Button } | { readonly words: Words; readonly plain: string };

/** Everything on a published card that can be pressed, by the address in its link. */
export function targetsOf({ contact, blocks }: ProfileDocument): Map<string, TargetName> {
  const { phones, whatsapp, emails, address, website } = contact;
  const has: Readonly<Record<Button, boolean>> = {
    call: phones.some(({ kind }) => kind !== 'fax'),
    whatsapp: whatsapp?.number.startsWith('+') === true,
    mail: emails.length > 0,
    waze: address !== undefined,
    maps: address !== undefined,
    website: website !== undefined,
  };
  const ways = buttons.filter((button) => has[button]).map((button): Target => [button, { button }]);
  const shown = blocks.filter(isKnownBlock).filter(({ isHidden }) => !isHidden);
  return new Map([...ways, ...shown.flatMap(linksOf)]);
}

type Target = [string, TargetName];

const link = (address: string, words: Words, plain = hostOf(address)): Target[] => {
  const href = URL.parse(address)?.href;
  return href ? [[href, { words, plain }]] : [];
};

function linksOf(block: KnownBlock): Target[] {
  switch (block.kind) {
    case 'links':
    case 'payment':
      return block.items.flatMap(({ address, label }) => link(address, label));
    case 'social':
      return block.items.flatMap(({ address, network }) => link(address, {}, labelOf(address, network)));
    case 'about':
      return locales.flatMap((locale) =>
        (block.text[locale] ?? [])
          .flatMap(runsOf)
          .flatMap(({ link: href, text }) => (href ? link(href, { [locale]: text }) : [])),
      );
    case 'video':
      return link(block.address, block.title);
    case 'files':
      return block.items.map(({ file, label }): Target => {
        const href = `/files/${file}.pdf`;
        return [href, { words: label, plain: 'PDF' }];
      });
    default:
      return [];
  }
}

const runsOf = (part: RichText[number]) => (part.kind === 'list' ? part.items.flat() : part.runs);

const labelOf = (address: string, network: string): string =>
  networkOf(address)?.label ?? findNetwork(network)?.label ?? hostOf(address);

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
