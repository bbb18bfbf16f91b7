import { useBus } from '@storefront/shared/bus';
import type { Addition } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { useBackCloses } from '@storefront/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { undoableNotice } from './added-notice';

/** Pause after the last press of 'Add to cart' in milliseconds, in which another press adds one more. */
const pressPause = 300;

interface DrawerOpening {
  readonly isOpen: boolean;
  /** The pressed control; null when unknown or removed. */
  readonly opener: HTMLElement | null;
}

const closed: DrawerOpening = { isOpen: false, opener: null };

const none: readonly Addition[] = [];

/**
 * Opens the drawer once it is wanted and loaded. If it loads too late, or the visitor has moved on, an addition shows a toast instead, and
 * a request for the cart opens its page. After an addition, Back and Escape already apply to the drawer being loaded. If the visitor wants
 * the drawer to stay closed, an addition shows a toast (P73), unless a request for the cart follows (P14).
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

  // Cancelled by Escape, by a navigation, or because the drawer did not load.
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
      // An addition wants the drawer already, so only the pressed control reveals a request for the cart.
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

/** Handles Escape unless another listener has handled it. */
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
  /** The pressed control, or the button of its popover. Safari does not focus pressed buttons, so the focus could not be returned. */
  readonly control: HTMLElement | null;
  /** The focus after the press was handled; a closing toast may have returned it. */
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

/** The button of the popover that contains a control; the drawer closes the popover. */
function opensPopoverOf(control: HTMLElement | null): HTMLElement | null {
  const popover = control?.closest('[popover]');
  return popover ? document.querySelector(`[popovertarget="${popover.id}"]`) : null;
}
