import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type LucideIcon, type LucideProps } from 'lucide-react';
import { useLocale } from './locale.tsx';

/** Forward and back icons follow the reading direction; all others are never mirrored. */
const directed = (LeftToRight: LucideIcon, RightToLeft: LucideIcon) => (props: LucideProps) =>
  useLocale().direction === 'rtl' ? <RightToLeft {...props} /> : <LeftToRight {...props} />;

export const ChevronForward = directed(ChevronRight, ChevronLeft);
export const ChevronBack = directed(ChevronLeft, ChevronRight);
export const ArrowForward = directed(ArrowRight, ArrowLeft);
export const ArrowBack = directed(ArrowLeft, ArrowRight);
