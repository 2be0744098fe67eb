import { en } from './tag-texts.ts';
import { h, list, p, type SeedPost, steps } from './writer.ts';

export const hebrewAndEnglish: SeedPost = {
  slug: 'hebrew-and-english-on-one-card',
  language: 'en',
  title: 'Hebrew and English on one card',
  summary:
    'Two languages do not need two cards. What to translate, what to leave alone, how to spell your name in Latin letters, and how to keep phone numbers from turning around.',
  cover: {
    name: 'hebrew-and-english-on-one-card',
    alt: 'One card folded in the middle, with lines that begin on the right on one half and on the left on the other',
  },
  tags: [en.card, en.everyday],
  daysAgo: 20,
  body: [
    p(
      'Many businesses in Israel live in two languages without ever having decided to. A guest house in Tiberias, an accountant with clients abroad, a physiotherapist in a neighbourhood full of newcomers. The usual answer is a card in Hebrew and an apology in English. There is a better one, and it takes about twenty minutes.',
    ),
    h('One card, two languages, no flags'),
    p(
      'A card made with Negia can carry both languages and follows the visitor: someone whose phone speaks English sees English, everybody else sees Hebrew, and a small switch leads from one to the other. It is the same address, the same QR code and the same chip. Nothing is printed twice, and you never have to guess in which language to hand out a card.',
    ),
    h('What to translate'),
    list(
      '**The line under your name.** It says what you do, and it is the line that matters most.',
      '**Services and what they include.** Prices stay as they are.',
      '**Buttons and links that you named yourself,** such as “Book a lesson”.',
      '**Questions and answers.** These save you the most messages, so they are worth the effort.',
      '**Descriptions of pictures.** People who use a screen reader hear them, in the language of the page.',
    ),
    h('What to leave alone'),
    list(
      '**Names of streets.** Write Herzl 12, not a translation of Herzl. It has to match the signs and the map.',
      '**Recommendations.** A customer wrote in Hebrew; leave it in Hebrew, or do not show it in English. Translating someone’s words and keeping their name under them is not quite honest.',
      '**Brand names** and anything that appears on your sign.',
    ),
    h('Your name in Latin letters'),
    p(
      'Hebrew names can be spelled in many ways: Chaim, Haim, Hayim. Choose one, and choose the one in your passport or on your email address, because people will search for it. Then use it everywhere. A contact that is saved as Yael cannot be found as Jael.',
    ),
    p(
      'Do not drop the Hebrew name from the English side if customers will see it on your door. The card has a field for each.',
    ),
    h('Write, do not translate'),
    p(
      'Sentences that were translated word by word sound like a manual. Hebrew likes to be short and direct; English for customers likes a verb and a “you”. Write what you would say to an English speaker who is standing in front of you:',
    ),
    list(
      'Not “Provision of electrical services in the Sharon area”, but “**Electrician in the Sharon. I usually come the same day.**”',
      'Not “Treatment by prior coordination only”, but “**By appointment. Send a message and I will find you a slot.**”',
      'Not “Closed on Saturdays and Israel holidays”, but “**Closed on Saturdays and Jewish holidays**”, and add the dates for visitors who do not know them: see [getting your hours ready for the holidays](/blog/holiday-opening-hours).',
    ),
    h('When direction plays tricks'),
    p(
      'Hebrew runs from right to left and numbers run from left to right, even inside Hebrew. Where software is careless, a phone number in a Hebrew sentence comes out in the wrong order: 4567-123-050. If you have ever seen that on a sign, you know how many calls it costs.',
    ),
    steps(
      'Type phone numbers only into **phone fields**, not into a line of text. Fields know which way a number runs.',
      'Do the same with email addresses and web addresses.',
      'For visitors from abroad, give the number with the country code: +972 and then the number **without** its first zero.',
      'Avoid brackets and slashes in mixed sentences. Two short sentences are safer than one clever one.',
    ),
    h('Which language first?'),
    p(
      'Hebrew, in most cases: it is what the majority of your visitors read, and what search engines in Israel expect. If nearly all of your customers are English speakers, make English the first language of the card and add Hebrew as the second. You can change your mind later; the address stays.',
    ),
    h('Twenty minutes, start to finish'),
    steps(
      'Open the [editor](/editor) and add the second language in the details of your card.',
      'Fill in name, trade and the one line. Publish. Already better than before.',
      'Translate the services, then the questions. Hide what you did not get to: an empty block is fine, a half-translated one is not.',
      'Ask a native speaker to read it aloud. Where they stumble, rewrite.',
      'Open the card on a phone that is set to the other language, and tap everything once.',
    ),
    p(
      'Look at a few of the [example cards](/examples) in both languages to get a feel for the length. And if something on your card runs in the wrong direction, [tell us](/contact). We take that personally.',
    ),
  ],
};
