import { en } from './tag-texts.ts';
import { h, list, p, quote, type SeedPost, steps } from './writer.ts';

export const firstThirtySeconds: SeedPost = {
  slug: 'first-thirty-seconds-after-a-tap',
  language: 'en',
  title: 'The first thirty seconds after a tap',
  summary:
    'Somebody has just opened your card in front of you. What they see, what you say, and how to make sure that your number is still there tomorrow.',
  cover: {
    name: 'first-thirty-seconds-after-a-tap',
    alt: 'A stopwatch with half of its circle filled, and a phone with a lit button for saving a contact',
  },
  tags: [en.card, en.customers],
  daysAgo: 6,
  body: [
    p(
      'A tap is a small piece of theatre. For a moment the other person is looking at their own phone, in front of you, at a page about you. Then the moment is over and the phone goes back into a pocket. What happens in between decides whether they will find you again next week.',
    ),
    h('Second 0 to 5: is this the right person?'),
    p(
      'The page opens and the eye does one thing: it compares. Face on the screen, face in front of me. Name on the screen, name I just heard. If the two match, the rest is easy. If the card shows a logo, a slogan and no face, the person has to think, and people who stand in a corridor do not want to think.',
    ),
    list(
      'Use a **photo in which you look like today**, not like eight years ago.',
      'Write your name **the way you say it**. If everybody calls you Shira, the card should say Shira.',
      'Put your trade under it in words that a customer would use: “divorce lawyer”, “boiler repairs”, “wedding cakes”.',
    ),
    h('Second 5 to 15: one thing to tap'),
    p(
      'Now is the time for a single, obvious button. For almost everyone you meet in person it is **Save contact**. A saved contact survives everything: a lost paper card, a closed tab, a forgotten name. It also means that when you call back, your name lights up instead of an unknown number.',
    ),
    p(
      'On a card made with Negia the button downloads a contact file with your name, phone numbers, address and photo. On an iPhone the contact opens and the person taps once more to keep it; on Android the contacts app takes over. Some apps, such as Instagram, open pages in their own window, which can’t save files. There the card offers to open in the real browser.',
    ),
    h('Second 15 to 30: say something'),
    p('Silence while someone stares at a phone is awkward. Fill it with one useful sentence, not with a pitch:'),
    quote(
      'The green button opens a chat with me. Send me a photo of the wall and I will tell you today what it costs.',
      'My hours are further down. On Fridays I am here until one.',
      'Save it under “Dana, dog”. That is how people find me later.',
    ),
    p(
      'The last one is not a joke. People search their contacts by what you do, not by your surname. If your trade is part of the company field on your card, the search in their phone will find it.',
    ),
    h('When the tap does not work'),
    p(
      'Sooner or later it will not: an old phone, NFC switched off, a thick case with a magnet in it. Have the next step ready, so that it takes three seconds and nobody feels clumsy.',
    ),
    steps(
      'Move the card slowly: near the top edge of an iPhone, on the middle of the back of most Android phones. Hold still for a full second.',
      'Still nothing? Turn the card around. “You can also scan this” is all there is to say about the [QR code](/blog/nfc-cards-in-plain-words).',
      'No camera either? Ask for their number and send the link by WhatsApp while they are looking. Now they have your number too.',
    ),
    h('Five mistakes that cost you the moment'),
    list(
      '**A slow first picture.** A cover photo is nice; the name and the button matter more. Pages of Negia send those first.',
      '**A pop-up.** Nobody has ever been glad of one.',
      '**A form at the top.** You are standing right there. A form is for people who come at night.',
      '**Eight social networks.** Pick the one where you are alive.',
      '**The wrong language.** If you meet tourists, clients from abroad or newcomers, read [Hebrew and English on one card](/blog/hebrew-and-english-on-one-card).',
    ),
    h('After they have left'),
    p(
      'Write down a line while you still remember: who it was, what they needed, what you promised. If they left their details in the form on your card, that line belongs in the notes of the [lead](/leads). If you promised something, do it within the day; it is rarer than you think.',
    ),
    p(
      'And once a month, look at your [statistics](/stats). Taps are counted on their own, beside scans and links, and so are saves. If there are many taps and few saves, the first thirty seconds need work: usually the photo, sometimes the button, now and then the sentence that you say.',
    ),
    h('Practise it once'),
    p(
      'Hand your card to someone at home and watch, without helping. Count to thirty. Did they know what to tap? Could they say in their own words what you do? Everything that you want to explain in that half minute is something that the card should have said on its own. Change one line in the [editor](/editor), and try again with someone else.',
    ),
    p('No card yet? [A dozen made-up businesses](/examples) show how others have arranged theirs.'),
  ],
};
