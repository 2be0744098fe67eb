import type { ExampleSeed } from '../writer.ts';

export const photographer: ExampleSeed = {
  slug: 'nadir-light',
  field: 'creative',
  language: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized('Yoav Nadir'),
      title: writer.localized('Portrait and brand photographer'),
      company: writer.localized('Nadir Light Studio'),
      tagline: writer.localized('One window, one chair, and enough time for you to forget the camera'),
      ...writer.pictures({
        avatar: ['nadir-light-avatar', 'A drawing of Yoav'],
        cover: ['nadir-light-cover', 'Window light falling across a studio wall'],
      }),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '050-555-0105' }],
      whatsapp: {
        number: '050-555-0105',
        text: writer.localized('Hi Yoav, I saw your card and would like to talk about a shoot'),
      },
      emails: ['yoav@nadir-light.example'],
      website: 'https://nadir-light.example',
      address: writer.address('9 Carpenters Lane', 'Jaffa', [32.05, 34.76]),
    },
    blocks: [
      writer.gallery('Recent work', [
        ['nadir-light-1', 'A portrait in side light'],
        ['nadir-light-2', 'A ceramic jug in the last sun'],
        ['nadir-light-3', 'Two figures on a white stair'],
        ['nadir-light-4', 'Palm shadows on a warm wall'],
        ['nadir-light-5', 'Oranges on blue linen'],
        ['nadir-light-6', 'A roof and the sea behind it'],
      ]),
      writer.services('Sessions', [
        ['Portrait hour', 'One hour, one look, eight finished pictures within five days.', '₪950'],
        ['Founder set', 'Half a day for a team of up to five, with retouching.', '₪3,400'],
        ['Brand day', 'People, product and place. Shot list together, forty pictures.', '₪6,800'],
        ['Print, framed', 'Cotton paper, oak frame, signed.', 'from ₪480'],
      ]),
      writer.video('Light and colour: a film we show every team', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
      writer.about('About the studio', [
        'I trained as an architect and kept the part I loved: where light lands and why. The studio is a former carpentry with a north window four metres wide. Most people arrive saying they do not photograph well. Nobody has left saying it.',
        {
          list: [
            'Hebrew, English and French spoken',
            'Coffee first, always',
            'Files are yours to use for as long as you like',
          ],
        },
      ]),
      writer.recommendations('Kind words', [
        ['Twenty years of hating my picture ended in one hour.', 'Miriam, CEO of a small biotech'],
        ['He moved one chair and suddenly our product looked like it cost twice as much.', 'Idan, ceramicist'],
        ['The team still talks about that morning. The pictures are on every page we own.', 'Noga, head of people', 5],
      ]),
      writer.links([
        ['Full portfolio', 'https://nadir-light.example/work'],
        ['How to prepare for a portrait', 'https://nadir-light.example/prepare'],
        ['Check free dates', 'https://nadir-light.example/dates'],
      ]),
      writer.hours(['9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '', '']),
      writer.questions('Before you book', [
        [
          'What should I wear?',
          'Plain colours that you already like. Bring two tops and we choose together by the window.',
        ],
        ['Do you travel?', 'Yes, anywhere with a window. Outside the centre there is a small travel fee.'],
      ]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.nadir'],
        ['behance', 'https://www.behance.net/negia-example-nadir'],
      ]),
      writer.leadForm('Tell me about your shoot', 'Send to Yoav', [
        { label: 'What is it for?', choices: ['A portrait', 'A team', 'A brand', 'Something else'] },
        { label: 'When', kind: 'date' },
      ]),
    ],
    design: { template: 'studio', colours: {}, corner: 'soft' },
    sharing: {
      description: writer.localized('Portraits and brand photography in Jaffa. Real light, no stiff smiles.'),
    },
  }),
};
