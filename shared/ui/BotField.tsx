import { useEffect, useRef } from 'react';
import { botField } from '../forms/bot-field';

/** A form's field that neither shows nor speaks: only a program fills it in. A refused form has it empty again. */
export function BotField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = '';
  });
  return <input ref={field} name={botField} hidden autoComplete="off" />;
}
