const yes = /^(?:y|yes|true|x|1|on|ja|wahr|[✓✔☑]\ufe0f?|new|top|featured|active|published)$/i;
const no = /^(?:|n|no|false|0|off|nein|falsch|-+|n\/?a|inactive|draft|archived|hidden)$/i;

/** Yes or no; null for any other word. Blank is no. */
export function readFlag(text: string): boolean | null {
  const word = text.replace(/!+$/, '').trim();
  return yes.test(word) ? true : no.test(word) ? false : null;
}
