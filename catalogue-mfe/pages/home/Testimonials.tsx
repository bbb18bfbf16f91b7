import type { HomeData } from './load-home';
import styles from './Testimonials.module.scss';

/** Customer testimonials (P2); nothing without any. */
export function Testimonials({ testimonials, caption }: Pick<HomeData, 'testimonials' | 'caption'>) {
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <h2 id="testimonials">{caption?.testimonials ?? 'What our customers say'}</h2>
      <ul>
        {testimonials.map(({ name, role, text }, place) => (
          <li key={place}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              {(name || role) && (
                <figcaption>
                  {name && <strong>{name}</strong>} <span>{role}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
