import { z } from 'zod';
import { webAddress } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, linkTarget } from '../define-block.ts';

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];
const videoAddress = webAddress.refine((address) => hosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

export const videoBlock = defineBlock({
  shape: { address: z.union([z.literal(''), videoAddress], { error: 'errors.invalid' }) },
  empty: () => ({ address: '' }),
  count: ({ address }) => (address.trim() ? 1 : 0),
  targets: ({ address, title }) => linkTarget(address, title),
});

export const videoTexts = texts('block', {
  video: {
    name: ['סרטון', 'Video'],
    about: ['מ־YouTube או מ־Vimeo', 'From YouTube or Vimeo'],
    count: [
      '{count, plural, =0 {עוד אין סרטון} other {סרטון אחד}}',
      '{count, plural, =0 {No video yet} other {One video}}',
    ],
    page: {
      label: ['סרטון', 'Video'],
      play: ['הפעלת הסרטון', 'Play the video'],
      title: ['סרטון', 'Video'],
      on: ['צפייה ב־{site}', 'Watch on {site}'],
    },
    form: {
      address: ['קישור לסרטון', 'Link to the video'],
      hint: [
        'מ־YouTube או מ־Vimeo. הסרטון נטען רק כשלוחצים עליו.',
        'From YouTube or Vimeo. It loads only when someone clicks it.',
      ],
    },
  },
});
