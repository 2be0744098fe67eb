import { Star } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { cutTestimonial, testimonials } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import layout from './layout.module.css';
import { SectionHeading } from './section-heading.tsx';
import styles from './testimonials.module.css';

const places = [1, 2, 3, 4, 5];

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {places.map((place) => (
        <Star key={place} aria-hidden="true" data-full={place <= rating} />
      ))}
    </div>
  );
}

export function Testimonials() {
  const t = useTexts(landingTexts);
  return (
    <section className={`${layout.section} ${styles.band}`} aria-labelledby="landing-testimonials">
      <div className={layout.wrap}>
        <SectionHeading id="landing-testimonials" title={t('landing.testimonials.title')} />
        <ul className={styles.list}>
          {testimonials.map(({ id, rating }) => (
            <li key={id}>
              <figure className={styles.testimonial}>
                <Stars rating={rating} label={t('landing.testimonials.rating', { rating })} />
                <blockquote className={styles.text}>{cutTestimonial(t(`landing.testimonials.${id}.text`))}</blockquote>
                <figcaption className={styles.who}>
                  <span className={styles.initial} aria-hidden="true">
                    {t(`landing.testimonials.${id}.initial`)}
                  </span>
                  <span>
                    <span className={styles.author}>{t(`landing.testimonials.${id}.author`)}</span>
                    <span className={styles.position}>{t(`landing.testimonials.${id}.position`)}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('landing.testimonials.note')}</p>
      </div>
    </section>
  );
}
