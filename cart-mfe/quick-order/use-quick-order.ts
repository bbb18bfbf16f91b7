import { useBus } from '@storefront/shared/bus';
import { useStorefront } from '@storefront/shared/router';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { addRows, leftNotice } from './add-rows';
import { apart } from './lookup/apart';
import { createLookup, type Lookup } from './lookup/lookup';
import { type Choices, choicesOf } from './lookup/outcome-of';
import { columnQuestions } from './lookup/row-quantity';
import { choicesDraft, orderDraft } from './order-draft';
import { withLinesBelow } from './order-form';
import { orderRows } from './order-rows';
import type { QuickOrderData } from './quick-order-data';
import { readOrder } from './text/read-order';

/** How long typing has to pause before lines are looked up, in milliseconds. */
const typingPause = 400;

/** The quick order as it is typed: looked up while it is, and put into the cart where the visitor is (docs/decisions/008). */
export function useQuickOrder(data: QuickOrderData) {
  const storefront = useStorefront();
  const bus = useBus();
  const field = useRef<HTMLTextAreaElement>(null);
  const [lookup] = useState<Lookup>(() => {
    const made = createLookup(storefront);
    made.learn(data.answers);
    return made;
  });
  const answers = useSyncExternalStore(lookup.subscribe, lookup.known, lookup.known);
  const [text, setText] = useState(data.text);
  const [choices, setChoices] = useState<Choices>(() => new Map(data.choices));
  const [added, setAdded] = useState(data.added);
  const [isAdding, setAdding] = useState(false);
  const isOnItsWay = useRef(false);
  const [attempt, setAttempt] = useState(0);

  const order = useMemo(() => readOrder(text), [text]);
  const { lines } = useMemo(() => apart(order, answers), [order, answers]);
  const rows = useMemo(() => orderRows(lines, answers, choices), [lines, answers, choices]);
  const questions = useMemo(() => columnQuestions(lines, answers, choices), [lines, answers, choices]);
  const [lookedUp, setLookedUp] = useState(order);

  useEffect(() => {
    const leaving = new AbortController();
    void lookup.ask(order.lines, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setLookedUp(order);
    });
    return () => leaving.abort();
  }, [lookup, order, attempt]);

  // The same words in another list have to be chosen for anew (P82). Before what was kept is read, which is for a text that comes with it.
  useEffect(() => setChoices((now) => choicesOf(order.lines, now)), [order]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // It may have been typed into before scripts ran.
  const begin = useEffectEvent(() => {
    const written = field.current?.value || (orderDraft.read() ?? '');
    const chosen = choicesDraft.read();
    // What was chosen for a list is not chosen for another with the same words.
    if (chosen?.text === written) setChoices((now) => new Map([...chosen.choices, ...now]));
    write(written);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (text === '') orderDraft.drop();
    else orderDraft.keep(text);
    if (choices.size === 0) choicesDraft.drop();
    else choicesDraft.keep({ text, choices: [...choices] });
  }, [text, choices]);

  function write(written: string) {
    clearTimeout(timer.current);
    if (field.current) field.current.value = written;
    setText(written);
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    // Pressed twice, the first of which is still on its way.
    if (isOnItsWay.current || !field.current) return;
    isOnItsWay.current = true;
    clearTimeout(timer.current);
    const typed = readOrder(field.current.value);
    setAdding(true);
    await lookup.ask(typed.lines, new AbortController().signal);
    const ordered = apart(typed, lookup.known());
    const outcome = addRows(bus, ordered, orderRows(ordered.lines, lookup.known(), choices));
    isOnItsWay.current = false;
    setAdding(false);
    setAdded(outcome);
    write(outcome.text);
    const notice = leftNotice(outcome);
    // The drawer, which covers the page, says it with its own message.
    if (notice) bus.notify(notice);
  }

  const tryAgain = () => setAttempt((before) => before + 1);
  useBackOnline(tryAgain);

  return {
    field,
    order,
    rows,
    questions,
    added,
    isAdding,
    isLookingUp: lookedUp !== order,
    tryAgain,
    add,
    onInput() {
      const typed = () => field.current?.value ?? '';
      clearTimeout(timer.current);
      // At once where all was cleared, for another list may follow before a pause.
      if (typed() === '') setText('');
      else timer.current = setTimeout(() => setText(typed()), typingPause);
    },
    /** Writes further lines below what was typed. */
    append: (further: string) => write(withLinesBelow(field.current?.value ?? '', further)),
    choose: (key: string, id: string) => setChoices((before) => new Map([...before, [key, id]])),
  };
}
