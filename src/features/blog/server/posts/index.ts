import { cancellations } from './cancellations-and-refunds-texts.ts';
import { firstThirtySeconds } from './first-thirty-seconds-after-a-tap-texts.ts';
import { followUp } from './follow-up-within-an-hour-texts.ts';
import { hebrewAndEnglish } from './hebrew-and-english-on-one-card-texts.ts';
import { holidayHours } from './holiday-opening-hours-texts.ts';
import { nfcPlain } from './nfc-cards-in-plain-words-texts.ts';
import { nfcCan } from './nfc-what-it-can-and-cannot-texts.ts';
import { photoOfYourself } from './photo-of-yourself-with-a-phone-texts.ts';
import { qrSizes } from './qr-sizes-and-distances-texts.ts';
import { readingStatistics } from './reading-statistics-honestly-texts.ts';
import { whatToPut } from './what-to-put-on-a-digital-card-texts.ts';
import { whatsappMessage } from './whatsapp-message-that-gets-answered-texts.ts';
import type { SeedPost } from './writer.ts';

/** Eight posts in Hebrew and four in English, newest first. */
export const seedPosts: readonly SeedPost[] = [
  whatToPut,
  whatsappMessage,
  photoOfYourself,
  nfcCan,
  qrSizes,
  followUp,
  cancellations,
  readingStatistics,
  firstThirtySeconds,
  hebrewAndEnglish,
  nfcPlain,
  holidayHours,
];
