import { useBus } from '@storefront/shared/bus';
import { useStorefront } from '@storefront/shared/router';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { addOrder, leftNotice } from './add-order';
import type { Answers } from './lookup/answers';
import { lookUp } from './lookup/look-up';
import { orderRows, withSuggestions } from './lookup/order-rows';
import { type Choices, choicesOf } from './lookup/outcome';
import { choicesDraft, orderDraft, withLinesBelow } from './order-form';
import type { QuickOrderData } from './quick-order-data';
import { type Line, readOrder } from './text/read-order';

/** Debounce of typing before a lookup, in milliseconds. */
const typingPause = 400;

/** State of the quick order: looked up while typing, added to the cart in the browser (docs/decisions/011). */
export function useQuickOrder(data: QuickOrderData) {
  const storefront = useStorefront();
  const bus = useBus();
  const field = useRef<HTMLTextAreaElement>(null);
  const [order, setOrder] = useState(() => readOrder(data.text));
  const [answers, setAnswers] = useState<Answers>(() => new Map(data.answers));
  const [choices, setChoices] = useState<Choices>(() => new Map(data.choices));
  const [lookedUp, setLookedUp] = useState(order);
  const [added, setAdded] = useState(data.added);
  const [isAdding, setAdding] = useState(false);
  const isOnItsWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useMemo(() => orderRows(order.lines, answers, choices), [order, answers, choices]);

  const ask = (lines: readonly Line[], signal: AbortSignal) =>
    lookUp(lines, storefront, {
      known: answers,
      learn: (entries) => setAnswers((before) => new Map([...before, ...entries])),
      signal,
    });
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const leaving = new AbortController();
    void askNow(order.lines, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setLookedUp(order);
    });
    return () => leaving.abort();
  }, [order]);

  // Choices do not apply to another list (P82). Runs before drafts are read, whose choices belong to their text.
  useEffect(() => setChoices((now) => choicesOf(order.lines, now)), [order]);

  // The field may contain input from before scripts ran.
  const begin = useEffectEvent(() => {
    const written = field.current?.value || (orderDraft.read() ?? '');
    const chosen = choicesDraft.read();
    if (chosen?.text === written) setChoices((now) => new Map([...chosen.choices, ...now]));
    write(written);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (order.text === '') orderDraft.drop();
    else orderDraft.keep(order.text);
    if (choices.size === 0) choicesDraft.drop();
    else choicesDraft.keep({ text: order.text, choices: [...choices] });
  }, [order, choices]);

  function write(written: string) {
    clearTimeout(timer.current);
    if (field.current) field.current.value = written;
    setOrder(readOrder(written));
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    // Ignores a second press while the first is in flight.
    if (isOnItsWay.current || !field.current) return;
    isOnItsWay.current = true;
    clearTimeout(timer.current);
    setAdding(true);
    const typed = readOrder(field.current.value);
    const known = await ask(typed.lines, new AbortController().signal);
    const outcome = addOrder(bus, typed, known, choices);
    isOnItsWay.current = false;
    setAdding(false);
    setAdded(outcome);
    write(outcome.text);
    const notice = leftNotice(outcome);
    // The drawer covers the page and shows notices.
    if (notice) bus.notify(notice);
  }

  const tryAgain = () => setOrder(readOrder(order.text));
  useBackOnline(tryAgain);

  function onInput() {
    const typed = () => field.current?.value ?? '';
    clearTimeout(timer.current);
    // At once when cleared: another list may follow before the debounce ends.
    if (typed() === '') setOrder(readOrder(''));
    else timer.current = setTimeout(() => setOrder(readOrder(typed())), typingPause);
  }

  return {
    field,
    order,
    rows,
    added,
    isAdding,
    isLookingUp: lookedUp !== order,
    tryAgain,
    add,
    onInput,
    /** Appends lines to the input. */
    append: (further: string) => write(withLinesBelow(field.current?.value ?? '', further)),
    /** Chooses all single candidates. */
    accept: () => setChoices((before) => withSuggestions(rows, before)),
    choose: (key: string, id: string) => setChoices((before) => new Map([...before, [key, id]])),
  };
}
