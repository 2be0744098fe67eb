import type { DocumentInput } from './calling-owner.ts';

/** Fields too short for nearly all texts: they get the beginnings of texts, and `isFinished` does not wait for them. */
const tiny = 20;

/** Distributes texts over fields until every field has received every text. */
export function createPacker(texts: readonly string[]) {
  const waiting = new Map<string, string[]>();
  const first = new Set<string>();
  const tinyFields = new Set<string>();
  const isOpen = ([field, queue]: [string, string[]]): boolean => queue.length > 0 && !tinyFields.has(field);
  return {
    /** The texts that were placed whole at the start of some field. */
    first,
    isFinished: () => waiting.size > 0 && ![...waiting].some(isOpen),
    /** As many texts new to this field as fit, beginning with one that has not been at the start of any field. */
    nextText(field: string, maxLength: number): string {
      const queue = waiting.get(field) ?? [...texts];
      waiting.set(field, queue);
      if (maxLength <= tiny) tinyFields.add(field);
      // A field that has received all texts gets a short one, so that the page stays small.
      if (queue.length === 0) return (texts[0] ?? '').slice(0, maxLength);
      const unusedIndex = queue.findIndex((one) => one.length <= maxLength && !first.has(one));
      const [next = ''] = queue.splice(Math.max(unusedIndex, 0), 1);
      if (next.length <= maxLength) first.add(next);
      return fill(next.slice(0, maxLength), queue, maxLength);
    },
  };
}

/** Appends the queued texts that still fit and removes them from the queue. */
function fill(start: string, queue: string[], maxLength: number): string {
  let packed = start;
  for (let index = 0; index < queue.length; ) {
    const one = queue[index] ?? '';
    if (packed.length + 1 + one.length > maxLength) index += 1;
    else {
      packed += ` ${one}`;
      queue.splice(index, 1);
    }
  }
  return packed;
}

export interface UploadedFiles {
  readonly picture: string;
  readonly document: string;
}

/** A document with every kind of block whose texts come from the packer; its email address identifies it. */
export function injectedDocument(
  { nextText }: Pick<ReturnType<typeof createPacker>, 'nextText'>,
  { picture, document }: UploadedFiles,
  marker: string,
): DocumentInput {
  const localized = (field: string, maxLength: number) => ({
    he: nextText(field, maxLength),
    en: nextText(field, maxLength),
  });
  const twice = <T>(make: (index: number) => T): T[] => [make(0), make(1)];
  const titled = (kind: string) => ({ id: kind, kind, title: localized(`${kind} title`, 80) });
  const photo = (field: string) => ({ file: picture, alt: localized(field, 200) });
  const rich = () => [
    { kind: 'heading', runs: [{ text: nextText('about heading', 300) }] },
    {
      kind: 'paragraph',
      runs: [
        { text: nextText('about run', 600), isBold: true },
        { text: nextText('about link', 300), isItalic: true, link: 'https://ok.example/' },
      ],
    },
    { kind: 'list', items: [[{ text: nextText('about item', 300) }]] },
  ];
  return {
    version: 1,
    language: 'he',
    identity: {
      name: localized('name', 80),
      title: localized('title', 80),
      company: localized('company', 80),
      tagline: localized('tagline', 160),
      avatar: photo('avatar alt'),
      logo: photo('logo alt'),
      cover: photo('cover alt'),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '+972501234567' }],
      whatsapp: { number: '+972501234567', text: localized('whatsapp text', 300) },
      emails: [marker],
      address: { street: localized('street', 120), city: localized('city', 60), postcode: nextText('postcode', 10) },
    },
    blocks: [
      {
        ...titled('links'),
        items: twice((index) => ({ label: localized('link label', 80), address: `https://ok.example/${index}` })),
      },
      {
        ...titled('social'),
        items: [0, 1, 2, 3].map((index) => ({
          network: nextText('network', 30),
          address: `https://ok.example/social-${index}`,
        })),
      },
      { ...titled('about'), text: { he: rich(), en: rich() } },
      { ...titled('gallery'), pictures: twice(() => photo('gallery alt')) },
      {
        ...titled('services'),
        items: twice(() => ({
          name: localized('service name', 80),
          text: localized('service text', 400),
          price: localized('service price', 40),
          picture: photo('service alt'),
        })),
      },
      {
        ...titled('hours'),
        week: Array.from({ length: 7 }, () => [{ from: 480, to: 1_020 }]),
        exceptions: twice((index) => ({
          date: new Date(Date.now() + (index + 2) * 86_400_000).toISOString().slice(0, 10),
          spans: [],
          note: localized('hours note', 80),
        })),
      },
      { ...titled('video'), address: 'https://youtu.be/AbCdEfGhIjK' },
      {
        ...titled('recommendations'),
        items: twice(() => ({ text: localized('recommendation', 600), author: localized('author', 80), stars: 5 })),
      },
      {
        ...titled('questions'),
        items: twice(() => ({ question: localized('question', 200), answer: localized('answer', 600) })),
      },
      {
        ...titled('payment'),
        items: twice(() => ({ label: localized('payment label', 80), address: 'https://www.bitpay.co.il/app/x' })),
      },
      { ...titled('files'), items: twice(() => ({ file: document, label: localized('file label', 80) })) },
      ...['lead-form', 'lead-form-2'].map((id) => ({
        ...titled('lead-form'),
        id,
        button: localized('lead button', 40),
        fields: [
          { id: 'what', kind: 'text', label: localized('lead label', 80) },
          {
            id: 'which',
            kind: 'choice',
            label: localized('lead label', 80),
            choices: twice(() => localized('lead choice', 80)),
          },
        ],
      })),
      {
        ...titled('of-tomorrow'),
        html: nextText('unknown content', 600),
        items: twice(() => ({ [nextText('unknown name', 200)]: [nextText('unknown content', 600)] })),
      },
    ],
    design: { template: 'shore' },
    sharing: { title: localized('sharing title', 80), description: localized('sharing description', 200) },
  };
}
