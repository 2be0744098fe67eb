/** What an owner fills in for each kind of block. */

import { aboutForm } from '../blocks/about/form.tsx';
import { filesForm } from '../blocks/files/form.tsx';
import { galleryForm } from '../blocks/gallery/form.tsx';
import { hoursForm } from '../blocks/hours/form.tsx';
import type { BlockKind } from '../blocks/kinds.ts';
import { leadForm } from '../blocks/lead-form/form.tsx';
import { linksForm } from '../blocks/links/form.tsx';
import { paymentForm } from '../blocks/payment/form.tsx';
import { questionsForm } from '../blocks/questions/form.tsx';
import { recommendationsForm } from '../blocks/recommendations/form.tsx';
import { servicesForm } from '../blocks/services/form.tsx';
import { socialForm } from '../blocks/social/form.tsx';
import { videoForm } from '../blocks/video/form.tsx';
import type { BlockForm } from './block-form.ts';

export const blockForms: Readonly<Record<BlockKind, BlockForm>> = {
  links: linksForm,
  social: socialForm,
  about: aboutForm,
  gallery: galleryForm,
  services: servicesForm,
  hours: hoursForm,
  video: videoForm,
  recommendations: recommendationsForm,
  questions: questionsForm,
  payment: paymentForm,
  files: filesForm,
  'lead-form': leadForm,
};
