import { texts } from '#i18n/texts.ts';

export const videoTexts = texts('block', {
  he: {
    video: {
      name: 'סרטון',
      about: 'מ-YouTube או מ-Vimeo',
      count: '{count, plural, =0 {עוד אין סרטון} other {סרטון אחד}}',
      page: { label: 'סרטון', play: 'הפעלת הסרטון', title: 'סרטון', on: 'צפייה ב־{site}' },
      form: {
        address: 'קישור לסרטון',
        hint: 'מ-YouTube או מ-Vimeo. הסרטון נטען רק כשלוחצים עליו.',
        bad: 'אפשר להוסיף סרטונים מ-YouTube ומ-Vimeo',
      },
    },
  },
  en: {
    video: {
      name: 'Video',
      about: 'From YouTube or Vimeo',
      count: '{count, plural, =0 {No video yet} other {One video}}',
      page: { label: 'Video', play: 'Play the video', title: 'Video', on: 'Watch on {site}' },
      form: {
        address: 'Link to the video',
        hint: 'From YouTube or Vimeo. It loads only when somebody presses it.',
        bad: 'Videos from YouTube and Vimeo can be added',
      },
    },
  },
});
