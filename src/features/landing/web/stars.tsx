import { Star } from 'lucide-react';
import styles from './testimonials.module.css';

const places = [1, 2, 3, 4, 5];

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {places.map((place) => (
        <Star key={place} aria-hidden="true" data-full={place <= rating} />
      ))}
    </div>
  );
}
