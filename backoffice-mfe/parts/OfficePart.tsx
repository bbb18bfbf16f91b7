import { Link, useLocation } from '@storefront/shared/router';
import { FormField } from '@storefront/shared/ui/FormField';
import { PageHead } from '@storefront/shared/ui/PageHead';
import type { ReactNode } from 'react';
import type { Loaded } from '../data/office-pages';
import styles from './OfficePart.module.scss';

/** The kinds of messages, each with the name of its list. */
export const kinds = [
  ['quote', 'Quotes'],
  ['general', 'Messages'],
  ['subscribe', 'Subscribers'],
] as const;

/** Why a sign-in failed, by the parameter `problem`. */
const problems: Readonly<Record<string, string>> = {
  unknown: 'Nobody has this token.',
  often: 'Too many attempts to sign in. Please try again in a minute.',
  failed: 'The office cannot be reached. Is OFFICE_TOKENS set in the backend?',
};

interface OfficePartProps<Shown> {
  readonly title: string;
  readonly loaded: Loaded<Shown>;
  readonly children: (shown: Shown) => ReactNode;
}

/** A page of the office for who is signed in; for others the form to do so. */
export function OfficePart<Shown>({ title, loaded, children }: OfficePartProps<Shown>) {
  const isShown = loaded.is === 'shown';
  return (
    <div className={`container ${styles.page}`}>
      <PageHead page={isShown ? title : 'Office'} noindex />
      {isShown && (
        <nav className={styles.nav} aria-label="Office">
          {kinds.map(([kind, name]) => (
            <Link key={kind} to={`/office?kind=${kind}`}>
              {name}
            </Link>
          ))}
          <form method="post" action="/office/sign-out">
            <button className="btn btn-link" type="submit">
              Sign out
            </button>
          </form>
        </nav>
      )}
      <h1>{isShown ? title : 'Office'}</h1>
      {isShown && children(loaded.shown)}
      {loaded.is === 'signed out' && <SignIn />}
      {loaded.is === 'failed' && (
        <p className="alert alert-warning">This cannot be shown right now. Please try again in a moment.</p>
      )}
    </div>
  );
}

function SignIn() {
  const problem = new URLSearchParams(useLocation().search).get('problem');
  const error = problem === null ? null : (problems[problem] ?? null);
  const field = { id: 'token', label: 'Your token', error };
  return (
    <form className={styles.form} method="post" action="/office/sign-in">
      <FormField {...field}>
        <input
          className={error ? 'form-control is-invalid' : 'form-control'}
          id="token"
          name="token"
          type="password"
          autoComplete="current-password"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'token-error' : undefined}
          required
        />
      </FormField>
      <button className="btn btn-primary" type="submit">
        Sign in
      </button>
    </form>
  );
}

/** A time as people read it. */
export function Time({ at }: { readonly at: string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{text}</time>;
}
