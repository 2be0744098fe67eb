import type { LinkTarget } from './blocks/define-block.ts';
import { definitionOf, isKnownBlock } from './blocks/kinds.ts';
import type { ProfileDocument } from './document/document.ts';

/** Buttons with the same name on every profile. */
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

/** The name of a link on a profile: a predefined one, or the owner's text. */
export type TargetName = { readonly button: Button } | LinkTarget[1];

/** All clickable targets of a published profile, by the address in their link. */
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
