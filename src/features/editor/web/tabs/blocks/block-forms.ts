import type { ComponentType } from 'react';
import type { BlockKind } from '../../../form.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { AboutForm } from './forms/about-form.tsx';
import { FilesForm } from './forms/files-form.tsx';
import { GalleryForm } from './forms/gallery-form.tsx';
import { HoursForm } from './forms/hours-form.tsx';
import { LeadForm } from './forms/lead-form.tsx';
import { LinksForm } from './forms/links-form.tsx';
import { PaymentForm } from './forms/payment-form.tsx';
import { QuestionsForm } from './forms/questions-form.tsx';
import { RecommendationsForm } from './forms/recommendations-form.tsx';
import { ServicesForm } from './forms/services-form.tsx';
import { SocialForm } from './forms/social-form.tsx';
import { VideoForm } from './forms/video-form.tsx';

export const blockForms: Readonly<Record<BlockKind, ComponentType<BlockFormProps>>> = {
  links: LinksForm,
  social: SocialForm,
  about: AboutForm,
  gallery: GalleryForm,
  services: ServicesForm,
  hours: HoursForm,
  video: VideoForm,
  recommendations: RecommendationsForm,
  questions: QuestionsForm,
  payment: PaymentForm,
  files: FilesForm,
  'lead-form': LeadForm,
};
