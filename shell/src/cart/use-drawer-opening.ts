import { useBus } from '@storefront/shared/bus';
import type { Addition } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { useBackCloses } from '@storefront/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { undoableNotice } from './added-notice';

/** How long the presses of 'Add to cart' have to pause, in milliseconds: who presses again wants one more, not the cart. */
const pressPause = 300;

interface DrawerOpening {
  readonly isOpen: boolean;
  /** What was pressed; null when it is not known, or gone. */
  readonly opener: HTMLElement | null;
}

const closed: DrawerOpening = { isOpen: false, opener: null };

const none: readonly Addition[] = [];

/**
 * Opens the drawer when it is wanted and there. When it does not come in time, or the visitor has gone on to something
 * else or another page meanwhile, an addition is said in a toast, and whoever asked for the cart gets its page. From the addition on, Back
 * and Escape are for the drawer, not for the page that it will cover. For who wants it to stay closed then, an addition is
 * said in a toast (P73), unless the cart was asked for right after it (P14).
 *
 * @param ask loads the drawer
 */
export function useDrawerOpening(
  isWanted: boolean,
  staysClosed: boolean,
  ask: () => Promise<boolean>,
): DrawerOpening {
  const bus = useBus();
  const pressed = usePressed();
  const [additions, setAdditions] = useState(none);
  const [opening, setOpening] = useState(closed);
  if (!isWanted && opening.isOpen) setOpening(closed);
  if (opening.isOpen && additions.length > 0) setAdditions(none);

  useEffect(() => {
    const subscription = bus.events.additions.subscribe((addition) =>
      setAdditions((before) => [...before, addition]),
    );
    return () => subscription.unsubscribe();
  }, [bus]);

  // Whatever ended the wish: a key, a link that was followed meanwhile, or that the drawer is not there.
  useEffect(() => {
    if (isWanted || additions.length === 0) return;
    bus.notify(undoableNotice(bus, additions));
    setAdditions((since) => since.slice(additions.length));
  }, [bus, isWanted, additions]);

  const isDue = isWanted && !opening.isOpen;
  const giveUp = useEffectEvent(() => bus.update('app', { isDrawerShow: false }));
  const isExpected = isDue && additions.length > 0 && !staysClosed;
  useBackCloses(isExpected, giveUp);
  useEscape(isExpected, giveUp);
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    const isHeldBack = additions.length > 0 && staysClosed;
    const loading = isHeldBack ? Promise.resolve(false) : ask();
    const focused = document.activeElement;
    const decide = async () => {
      const isThere = await (isHeldBack && asksForCart(pressed.current) ? ask() : loading);
      if (isOver) return;
      const { control } = pressed.current;
      // The drawer is wanted already, so a press for it after an addition is known only by what was pressed.
      const isPressedFor = asksForCart(pressed.current);
      const place = isPressedFor ? pressed.current.focused : focused;
      if (isThere && document.activeElement === place)
        return setOpening({ isOpen: true, opener: control?.isConnected ? control : null });
      bus.update('app', { isDrawerShow: false });
      if (!isThere && (isPressedFor || additions.length === 0)) location.assign(listPages.cart);
    };
    const timer = setTimeout(decide, additions.length > 0 ? pressPause : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [bus, ask, pressed, isDue, staysClosed, additions]);

  return opening;
}

/** Gives the key Escape a meaning while it has none of its own. */
function useEscape(isMeant: boolean, onEscape: () => void): void {
  const escapeNow = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isMeant) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      escapeNow();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isMeant]);
}

interface Press {
  /** What was pressed, or what opened the popover that has it: Safari gives it no focus to go back to. */
  readonly control: HTMLElement | null;
  /** What has the focus once the press has done what it does: a toast that it took away gave the focus back. */
  readonly focused: Element | null;
}

function usePressed() {
  const pressed = useRef<Press>({ control: null, focused: null });
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      pressed.current = { control: opensPopoverOf(control) ?? control, focused: document.activeElement };
    };
    const settle = () => {
      pressed.current = { ...pressed.current, focused: document.activeElement };
    };
    document.addEventListener('click', notice, { capture: true });
    window.addEventListener('click', settle);
    return () => {
      document.removeEventListener('click', notice, { capture: true });
      window.removeEventListener('click', settle);
    };
  }, []);
  return pressed;
}

function asksForCart({ control }: Press): boolean {
  return control?.matches('[aria-haspopup][data-opens="cart-drawer"]') ?? false;
}

/** The button that opens the popover in which a control is; the drawer closes that popover. */
function opensPopoverOf(control: HTMLElement | null): HTMLElement | null {
  const popover = control?.closest('[popover]');
  return popover ? document.querySelector(`[popovertarget="${popover.id}"]`) : null;
}
