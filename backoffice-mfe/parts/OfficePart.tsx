import { Link, useActionData, useLocation } from '@storefront/shared/router';
import { controlAttributes, FormField } from '@storefront/shared/ui/FormField';
import { PageHead } from '@storefront/shared/ui/PageHead';
import type { ReactNode } from 'react';
import type { Loaded, Refused } from '../data/office-pages';
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
  failed: 'The office cannot be reached. Please try again in a moment.',
};

interface OfficePartProps<Shown> {
  readonly title: string;
  readonly loaded: Loaded<Shown>;
  readonly children: (shown: Shown) => ReactNode;
}

/** A page of the office for who is signed in; for others the form to do so. */
export function OfficePart<Shown>({ title, loaded, children }: OfficePartProps<Shown>) {
  const instead = 'instead' in loaded ? loaded.instead : null;
  const name = instead ? 'Office' : title;
  const answer = useActionData();
  const isSaved = new URLSearchParams(useLocation().search).has('saved') && !answer;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead page={name} noindex />
      {!instead && (
        <nav className={styles.nav} aria-label="Office">
          {kinds.map(([kind, list]) => (
            <Link key={kind} to={`/office?kind=${kind}`}>
              {list}
            </Link>
          ))}
          <Link to="/office/products">Products</Link>
          <form method="post" action="/office/sign-out">
            <button className="btn btn-link" type="submit">
              Sign out
            </button>
          </form>
        </nav>
      )}
      <h1>{name}</h1>
      {isSaved && !instead && (
        <p className="alert alert-success" role="status">
          Saved.
        </p>
      )}
      {'shown' in loaded && <div>{children(loaded.shown)}</div>}
      {instead === 'signed out' && (
        <>
          <Unsaved />
          <SignIn />
        </>
      )}
      {instead === 'failed' && <p>This cannot be shown right now. Please try again in a moment.</p>}
    </div>
  );
}

/** What somebody typed who was signed out meanwhile. */
function Unsaved() {
  const refused = useActionData<Refused>();
  if (!refused) return null;
  const { message, typed } = refused;
  const { shown: _, email: __, ...fields } = typed;
  const texts = Object.values(fields);
  return (
    <div className="alert alert-danger">
      <p>{texts.length > 0 ? `${message} You typed:` : message}</p>
      {texts.length > 0 && <pre className={styles.report}>{texts.join('\n')}</pre>}
    </div>
  );
}

function SignIn() {
  const problem = new URLSearchParams(useLocation().search).get('problem') ?? '';
  const field = { id: 'token', label: 'Your token', error: problems[problem] ?? null };
  return (
    <form className={styles.form} method="post" action="/office/sign-in">
      <FormField {...field}>
        <input
          {...controlAttributes(field)}
          name="token"
          type="password"
          autoComplete="current-password"
          required
        />
      </FormField>
      <button className="btn btn-primary" type="submit">
        Sign in
      </button>
    </form>
  );
}

const times = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A time in Sydney. */
export function Time({ at }: { readonly at: string }) {
  return <time dateTime={at}>{times.format(new Date(at))}</time>;
}
