/** Most fields and files of one form; a list to order asks up to 160 times which product is meant. */
const maxParts = 1_000;

/**
 * A form as browsers send one that has files (multipart/form-data); null for what is none, or has more than a thousand parts.
 *
 * @param contentType names the boundary
 */
export async function multipartForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | null> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return [...form].length > maxParts ? null : form;
  } catch {
    return null;
  }
}
