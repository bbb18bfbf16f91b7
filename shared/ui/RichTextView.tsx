import type { RichNode, RichText } from '@storefront/shared/contracts/rich-text';
import { Link } from '@storefront/shared/router';
import { createElement, type PropsWithChildren, type ReactNode } from 'react';

interface RichTextViewProps {
  readonly text: RichText;
  /** Class of what a table scrolls in. */
  readonly tableClass?: string | undefined;
  /** Element of its headings: the level below the heading above it. */
  readonly heading?: 'h2' | 'h3';
}

/** A text with its elements (P66). */
export function RichTextView({ text, tableClass, heading = 'h3' }: RichTextViewProps) {
  function rendered(node: RichNode, nth: number): ReactNode {
    if (typeof node === 'string') return node;
    const { tag, children, href } = node;
    const content = children.map(rendered);
    if (tag === 'br') return <br key={nth} />;
    if (href !== undefined)
      return (
        <TextLink key={nth} href={href}>
          {content}
        </TextLink>
      );
    if (tag !== 'table') return createElement(tag === 'h3' ? heading : tag, { key: nth }, content);
    return (
      // It scrolls sideways on a narrow screen.
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keyboard
      <div key={nth} className={tableClass} role="group" aria-label="Table" tabIndex={0}>
        <table>{content}</table>
      </div>
    );
  }
  return text.map(rendered);
}

function TextLink({ href, children }: PropsWithChildren<{ readonly href: string }>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (!/^http/i.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
