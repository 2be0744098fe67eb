import { memo } from 'react';
import { linkIcon } from '../link-icon.ts';
import { Row } from '../row.tsx';

interface LinkRowProps {
  readonly href: string;
  readonly text: string;
  /** Where the words are of the other language than the page. */
  readonly lang: string | undefined;
}

const bareHost = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

const PlainLinkRow = ({ href, text, lang }: LinkRowProps) => (
  <Row icon={linkIcon(href)} href={href}>
    {text ? <bdi lang={lang}>{text}</bdi> : <bdi dir="ltr">{bareHost(href)}</bdi>}
  </Row>
);

/** A card may have a hundred links, and the editor draws it at every key press. */
export const LinkRow = memo(PlainLinkRow);
