import type { ExampleSeed } from '../writer.ts';

export const trainer: ExampleSeed = {
  slug: 'ben-carmi',
  field: 'care',
  language: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized('Ben Carmi'),
      title: writer.localized('Strength coach'),
      company: writer.localized('Carmi Strength'),
      tagline: writer.localized('Stronger in forty minutes, three times a week. Haifa and online'),
      ...writer.pictures({
        avatar: ['ben-carmi-avatar', 'A drawing of Ben'],
        cover: ['ben-carmi-cover', 'Weights in green light'],
      }),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '050-555-0111' }],
      whatsapp: { number: '050-555-0111', text: writer.localized('Hi Ben, I want to start training') },
      emails: ['ben@carmi-strength.example'],
      website: 'https://carmi-strength.example',
      address: writer.address('6 Harbour Gate', 'Haifa', [32.82, 34.98]),
    },
    blocks: [
      writer.links([
        ['Take the two-minute fitness check', 'https://carmi-strength.example/check'],
        ['Book a free first session', 'https://carmi-strength.example/first'],
      ]),
      writer.services('Training', [
        ['First session', 'We move, we talk, you leave with a plan.', 'Free'],
        ['One to one', 'Forty minutes at the gym or in the park.', '₪220'],
        ['Twelve weeks', 'Thirty-six sessions, food guidance and a weekly call.', '₪6,400'],
        ['Pair training', 'Bring a friend and split the price.', '₪300'],
        ['Online', 'A programme in your phone, form checks by video.', '₪390 a month'],
      ]),
      writer.recommendations('From the floor', [
        ['I am fifty-eight and did my first pull-up. I sent the video to everybody I know.', 'Galit, Haifa'],
        ['No shouting, no nonsense. My knees thank him.', 'Omri, Tirat Carmel'],
        ['Training online from a hotel room works, because Ben actually watches the videos.', 'Tess, pilot', 4],
      ]),
      writer.gallery('The gym', [
        ['ben-carmi-1', 'A rack of kettlebells'],
        ['ben-carmi-2', 'A barbell on the floor'],
        ['ben-carmi-3', 'Rings against a dark wall'],
        ['ben-carmi-4', 'A running track from above'],
      ]),
      writer.about('Why strength', [
        'I was a physiotherapy assistant for six years. I kept meeting people who had waited for the pain to start. So I switched sides: now I work with people before it does.',
        {
          list: [
            'Certified strength and conditioning coach',
            'Small gym, never more than four people',
            'Programmes for bad backs, new parents and desk workers',
          ],
        },
      ]),
      writer.hours([
        '6:00-13:00 16:00-21:00',
        '6:00-13:00 16:00-21:00',
        '6:00-13:00',
        '6:00-13:00 16:00-21:00',
        '6:00-13:00 16:00-21:00',
        '6:00-12:00',
        '',
      ]),
      writer.questions('Questions', [
        [
          'I have never trained. Is that a problem?',
          'That is most of my people. We start with your own weight and a broomstick.',
        ],
        [
          'What do I need at home?',
          'For the online programme: two square metres and one kettlebell. I will tell you which.',
        ],
      ]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.carmi'],
        ['youtube', 'https://www.youtube.com/@negia-example-carmi'],
      ]),
      writer.leadForm('Start here', 'Send to Ben', [
        { label: 'My goal', choices: ['Get stronger', 'Move without pain', 'Lose weight', 'Prepare for an event'] },
      ]),
    ],
    design: { template: 'night', scheme: 'dark', corner: 'soft', colours: { accent: '#37d6a3', ground: '#0d1413' } },
    sharing: {
      description: writer.localized('Personal strength training in Haifa and online. The first session is free.'),
    },
  }),
};
