/** Whether an Accept-Encoding header names the encoding and does not refuse it. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}
