import type { MouseEvent, RefAttributes } from 'react';
import type { LinkProps } from 'react-router-dom';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { fades } from './fades';

/** A link to a page of the shop. Built on React Router's hooks, since its own link pulls in framework mode's prefetching. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  const {
    to,
    onClick,
    replace,
    mask,
    state,
    preventScrollReset,
    relative,
    viewTransition,
    defaultShouldRevalidate,
    reloadDocument,
    discover,
    prefetch,
    ...anchor
  } = props;
  const href = useHref(mask ?? to, props);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, {
    viewTransition: fades(),
    ...props,
    // The hook's type refuses `undefined`; '_self' is the default.
    target: props.target ?? '_self',
  });
  const openInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  const isAbsolute = typeof to === 'string' && /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to);
  const isLeftToBrowser = isAbsolute || reloadDocument;
  return <a {...anchor} href={isAbsolute ? to : href} onClick={isLeftToBrowser ? onClick : openInPlace} />;
}
