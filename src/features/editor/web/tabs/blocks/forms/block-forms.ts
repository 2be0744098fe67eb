/** What an owner fills in for each kind of block. */
import type { BlockKind } from '#features/profiles/blocks/kinds.ts';
import type { BlockForm } from '../block-form.ts';
import { aboutForm } from './about-form.tsx';
import { filesForm } from './files-form.tsx';
import { galleryForm } from './gallery-form.tsx';
import { hoursForm } from './hours-form.tsx';
import { leadForm } from './lead-form.tsx';
import { linksForm } from './links-form.tsx';
import { paymentForm } from './payment-form.tsx';
import { questionsForm } from './questions-form.tsx';
import { recommendationsForm } from './recommendations-form.tsx';
import { servicesForm } from './services-form.tsx';
import { socialForm } from './social-form.tsx';
import { videoForm } from './video-form.tsx';

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
