import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';
import { useLocale } from './locale.tsx';

/** Forward and back icons follow the reading direction; all others are never mirrored. */
export function ChevronForward(props: LucideProps) {
  return useLocale().direction === 'rtl' ? <ChevronLeft {...props} /> : <ChevronRight {...props} />;
}

export function ChevronBack(props: LucideProps) {
  return useLocale().direction === 'rtl' ? <ChevronRight {...props} /> : <ChevronLeft {...props} />;
}

export function ArrowForward(props: LucideProps) {
  return useLocale().direction === 'rtl' ? <ArrowLeft {...props} /> : <ArrowRight {...props} />;
}

export function ArrowBack(props: LucideProps) {
  return useLocale().direction === 'rtl' ? <ArrowRight {...props} /> : <ArrowLeft {...props} />;
}
