const ampersand = 0x26;

/**
 * A form as browsers send one without files (application/x-www-form-urlencoded); null as soon as it turns out to have more fields than
 * `maxFields`.
 */
export async function urlencodedForm(
  body: AsyncIterable<Buffer>,
  maxFields: number,
): Promise<FormData | null> {
  const chunks: Buffer[] = [];
  let fields = 1;
  for await (const chunk of body) {
    for (let at = chunk.indexOf(ampersand); at >= 0; at = chunk.indexOf(ampersand, at + 1)) {
      fields += 1;
      if (fields > maxFields) return null;
    }
    chunks.push(chunk);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    form.append(name, value);
  return form;
}
