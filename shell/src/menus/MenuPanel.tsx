import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { trustedHtml } from '../trusted-types';
import { markChosen } from './chosen-category';
import { useCurrentAddress } from './PageLink';

interface MenuPanelProps {
  readonly name: MenuPanelName;
  readonly className?: string;
}

/** A menu's links as server-rendered HTML that React leaves alone; marks the chosen category and the current page. */
export function MenuPanel({ name, className = 'site-menu-panel' }: MenuPanelProps) {
  const panels = useContext(MenuPanelsContext);
  const [html] = useState(() => panels?.[name] ?? panelInDocument(name));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current) markChosen(panel.current);
  }, []);
  const current = useCurrentAddress();
  useEffect(() => {
    for (const link of panel.current?.querySelectorAll('a') ?? [])
      link.ariaCurrent = link.getAttribute('href') === current ? 'page' : null;
  }, [current]);
  return (
    <div
      ref={panel}
      className={className}
      id={panelId(name)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const panelId = (name: MenuPanelName) => `site-menu-${name}`;

/** HTML of panels by name, for a header that is rendered anew after its document lost them. */
const read = new Map<MenuPanelName, string>();

function panelInDocument(name: MenuPanelName): string {
  const html = read.get(name) ?? trustedHtml(document.getElementById(panelId(name))?.innerHTML ?? '');
  read.set(name, html);
  return html;
}

/** Name of a menu panel in the wide header or the footer. */
export type MenuPanelName = 'categories' | 'pages' | 'homes' | 'foot';

/**
 * The panels' HTML. The server renders it once for all documents, since a hundred links are most of a document's work; null in the browser,
 * which reads it from the document.
 */
export const MenuPanelsContext = createContext<Readonly<Record<MenuPanelName, string>> | null>(null);
