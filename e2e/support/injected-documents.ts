import type { DocumentInput } from './calling-owner.ts';

/** Hands out texts for one field after another until every field has met every text. */
export interface Packer {
  /** As many texts that this field has not met as fit into it, first one that has stood at no start yet. */
  take(field: string, most: number): string;
  isDone(): boolean;
  /** The texts that stood at the start of some field, whole. */
  readonly first: ReadonlySet<string>;
}

/** So short that hardly any text fits: whatever begins one is tried there, and nobody waits for it to meet them all. */
const tiny = 20;

export function createPacker(texts: readonly string[]): Packer {
  const waiting = new Map<string, string[]>();
  const first = new Set<string>();
  const tinyFields = new Set<string>();
  const isOpen = ([field, queue]: [string, string[]]): boolean => queue.length > 0 && !tinyFields.has(field);
  return {
    first,
    isDone: () => waiting.size > 0 && ![...waiting].some(isOpen),
    take(field, most) {
      const queue = waiting.get(field) ?? [...texts];
      waiting.set(field, queue);
      if (most <= tiny) tinyFields.add(field);
      // Whoever has met them all gets something short, so that the page stays small.
      if (queue.length === 0) return (texts[0] ?? '').slice(0, most);
      const fresh = queue.findIndex((one) => one.length <= most && !first.has(one));
      const [next = ''] = queue.splice(Math.max(fresh, 0), 1);
      if (next.length <= most) first.add(next);
      return fill(next.slice(0, most), queue, most);
    },
  };
}

/** Adds whatever still fits, and takes it from those that wait. */
function fill(start: string, queue: string[], most: number): string {
  let packed = start;
  for (let place = 0; place < queue.length; ) {
    const one = queue[place] ?? '';
    if (packed.length + 1 + one.length > most) place += 1;
    else {
      packed += ` ${one}`;
      queue.splice(place, 1);
    }
  }
  return packed;
}

export interface Belongings {
  readonly picture: string;
  readonly document: string;
}

type Taker = Pick<Packer, 'take'>;

/** A document with every kind of block, whose every text is taken from the packer; it is known by its mail address. */
export function injectedDocument({ take }: Taker, { picture, document }: Belongings, mark: string): DocumentInput {
  const words = (field: string, most: number) => ({ he: take(field, most), en: take(field, most) });
  const twice = <T>(make: (place: number) => T): T[] => [make(0), make(1)];
  const titled = (kind: string) => ({ id: kind, kind, title: words(`${kind} title`, 80) });
  const photo = (field: string) => ({ file: picture, alt: words(field, 200) });
  const rich = () => [
    { kind: 'heading', runs: [{ text: take('about heading', 300) }] },
    {
      kind: 'paragraph',
      runs: [
        { text: take('about run', 600), isBold: true },
        { text: take('about link', 300), isItalic: true, link: 'https://ok.example/' },
      ],
    },
    { kind: 'list', items: [[{ text: take('about item', 300) }]] },
  ];
  return {
    version: 1,
    language: 'he',
    identity: {
      name: words('name', 80),
      title: words('title', 80),
      company: words('company', 80),
      tagline: words('tagline', 160),
      avatar: photo('avatar alt'),
      logo: photo('logo alt'),
      cover: photo('cover alt'),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '+972501234567' }],
      whatsapp: { number: '+972501234567', text: words('whatsapp text', 300) },
      emails: [mark],
      address: { street: words('street', 120), city: words('city', 60), postcode: take('postcode', 10) },
    },
    blocks: [
      {
        ...titled('links'),
        items: twice((place) => ({ label: words('link label', 80), address: `https://ok.example/${place}` })),
      },
      {
        ...titled('social'),
        items: [0, 1, 2, 3].map((place) => ({
          network: take('network', 30),
          address: `https://ok.example/social-${place}`,
        })),
      },
      { ...titled('about'), text: { he: rich(), en: rich() } },
      { ...titled('gallery'), pictures: twice(() => photo('gallery alt')) },
      {
        ...titled('services'),
        items: twice(() => ({
          name: words('service name', 80),
          text: words('service text', 400),
          price: words('service price', 40),
          picture: photo('service alt'),
        })),
      },
      {
        ...titled('hours'),
        week: Array.from({ length: 7 }, () => [{ from: 480, to: 1_020 }]),
        exceptions: twice((place) => ({
          date: new Date(Date.now() + (place + 2) * 86_400_000).toISOString().slice(0, 10),
          spans: [],
          note: words('hours note', 80),
        })),
      },
      { ...titled('video'), address: 'https://youtu.be/AbCdEfGhIjK' },
      {
        ...titled('recommendations'),
        items: twice(() => ({ text: words('recommendation', 600), author: words('author', 80), stars: 5 })),
      },
      {
        ...titled('questions'),
        items: twice(() => ({ question: words('question', 200), answer: words('answer', 600) })),
      },
      {
        ...titled('payment'),
        items: twice(() => ({ label: words('payment label', 80), address: 'https://www.bitpay.co.il/app/x' })),
      },
      { ...titled('files'), items: twice(() => ({ file: document, label: words('file label', 80) })) },
      ...['lead-form', 'lead-form-2'].map((id) => ({
        ...titled('lead-form'),
        id,
        button: words('lead button', 40),
        fields: [
          { id: 'what', kind: 'text', label: words('lead label', 80) },
          {
            id: 'which',
            kind: 'choice',
            label: words('lead label', 80),
            choices: twice(() => words('lead choice', 80)),
          },
        ],
      })),
      {
        ...titled('of-tomorrow'),
        html: take('unknown content', 600),
        items: twice(() => ({ [take('unknown name', 200)]: [take('unknown content', 600)] })),
      },
    ],
    design: { template: 'shore' },
    sharing: { title: words('sharing title', 80), description: words('sharing description', 200) },
  };
}
