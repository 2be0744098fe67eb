import type { DocumentInput } from '../../e2e/support/calling-owner.ts';
import type { Template } from '../../src/features/profiles/design/templates.ts';
import document from './full-profile.json' with { type: 'json' };

interface ProfilePictures {
  readonly template?: Template;
  readonly avatar: string;
  readonly gallery: readonly string[];
  /** Adds English texts, so the page is rendered once per language. */
  readonly isBilingual?: boolean;
}

/** A profile with all that most owners will ever add: a portrait, twelve links, six images, hours, a lead form. */
export function fullProfile({
  template = 'shore',
  avatar: file,
  gallery,
  isBilingual = false,
}: ProfilePictures): DocumentInput {
  const copy = JSON.parse(JSON.stringify(document), (name, value) =>
    name === 'en' && !isBilingual ? undefined : value,
  );
  const both = (he: string, en: string) => (isBilingual ? { he, en } : { he });
  const pictures = gallery.map((one, index) => ({ file: one, alt: both(`סלון ${index + 1}`, `Room ${index + 1}`) }));
  return {
    ...copy,
    identity: { ...copy.identity, avatar: { ...copy.identity.avatar, file } },
    blocks: copy.blocks.map((block: { kind: string }) => (block.kind === 'gallery' ? { ...block, pictures } : block)),
    design: { template },
  };
}
