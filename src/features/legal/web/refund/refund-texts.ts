import { texts } from '#i18n/texts.ts';
import { refundEnglish } from './refund-english-texts.ts';
import { refundHebrew } from './refund-hebrew-texts.ts';

export const refundTexts = texts('refund', { he: refundHebrew, en: refundEnglish });
