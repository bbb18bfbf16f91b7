import { PageHead } from '@storefront/shared/ui/PageHead';
import { Buttons } from './Buttons';
import { Colors } from './Colors';
import { Fields } from './Fields';
import { Measures } from './Measures';
import { Menus } from './Menus';
import { Messages } from './Messages';
import { Products } from './Products';
import type { Tokens } from './read-tokens';
import { Text } from './Text';
import { Type } from './Type';

const sections = (tokens: Tokens) => [
  { id: 'colours', title: 'Colours', content: <Colors tokens={tokens} /> },
  { id: 'measures', title: 'Spaces, corners, shadows', content: <Measures tokens={tokens} /> },
  { id: 'type', title: 'Type', content: <Type /> },
  { id: 'text', title: 'Pages of text', content: <Text /> },
  { id: 'buttons', title: 'Buttons', content: <Buttons /> },
  { id: 'fields', title: 'Fields', content: <Fields /> },
  { id: 'messages', title: 'Messages', content: <Messages /> },
  { id: 'products', title: 'Products', content: <Products /> },
  { id: 'menus', title: 'Counts and menus', content: <Menus /> },
];

/** `/_theme`: every token and every component of the theme, for those who work on it. */
export function ThemePage({ tokens }: { readonly tokens: Tokens }) {
  const parts = sections(tokens);
  return (
    <>
      <PageHead page="Theme" description="Every token and component of this shop’s theme." noindex />
      <div className="page-head">
        <div className="container">
          <h1>Theme</h1>
          <p className="page-lead">
            Every token and every component of the theme. Not a page of the shop: production does not have it.
          </p>
        </div>
      </div>
      <div className="container">
        <nav aria-label="On this page">
          <ul className="category-links">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a className="btn btn-outline-primary" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(({ id, title, content }) => (
          <section key={id} className="theme-section" id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </>
  );
}
