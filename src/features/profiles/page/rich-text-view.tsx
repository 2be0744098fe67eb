import { Fragment } from 'react';
import type { RichText } from '../document/rich-text.ts';
import { webHref } from './addresses.ts';

type Part = RichText[number];
type Run = Extract<Part, { kind: 'paragraph' }>['runs'][number];

const steering = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The tree that the editor makes; nothing in it is HTML. */
export const RichTextView = ({ text }: { readonly text: RichText }) => text.map((part, place) => shown(part, place));

function shown(part: Part, key: number) {
  if (part.kind === 'heading')
    return (
      <h3 key={key} dir="auto">
        {runs(part.runs)}
      </h3>
    );
  if (part.kind === 'paragraph')
    return (
      <p key={key} dir="auto">
        {runs(part.runs)}
      </p>
    );
  const items = part.items.map(listItem);
  return part.isNumbered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
}

const listItem = (item: readonly Run[], key: number) => (
  <li key={key} dir="auto">
    {runs(item)}
  </li>
);

const runs = (all: readonly Run[]) => all.map((run, key) => runOf(run, key));

function runOf({ text, isBold, isItalic, link }: Run, key: number) {
  const words = text.replace(steering, '');
  const italic = isItalic ? <em>{words}</em> : words;
  const bold = isBold ? <strong>{italic}</strong> : italic;
  const href = webHref(link);
  return <Fragment key={key}>{href ? <a href={href}>{bold}</a> : bold}</Fragment>;
}
