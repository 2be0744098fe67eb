import type { LinkTarget } from './blocks/define-block.ts';
import { definitionOf, isKnownBlock } from './blocks/kinds.ts';
import type { ProfileDocument } from './document/document.ts';

/** Buttons that every card calls the same. */
export const buttons = ['call', 'whatsapp', 'mail', 'waze', 'maps', 'website'] as const;
export type Button = (typeof buttons)[number];

export const shareChannels = [
  'system',
  'copy',
  'qr',
  'whatsapp',
  'mail',
  'facebook',
  'linkedin',
  'x',
  'telegram',
] as const;
export const isShareChannel = (target: string): boolean => shareChannels.some((channel) => channel === target);

/** What a card calls a link: a name of ours, or words of the owner's. */
export type TargetName = { readonly button: Button } | LinkTarget[1];

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
  const actionTargets = buttons.filter((button) => has[button]).map((button) => [button, { button }] as const);
  const visible = blocks.filter(isKnownBlock).filter(({ isHidden }) => !isHidden);
  return new Map<string, TargetName>([
    ...actionTargets,
    ...visible.flatMap((block) => definitionOf(block).targets?.(block) ?? []),
  ]);
}
