/** Headers that the host adds to every call, or a function that returns them for an operation. */
export type OwnHeaders = Record<string, string> | ((operation: string) => Record<string, string>)

/**
 * Returns the headers of the host (`own`) and those of the SDK together. A header of the SDK replaces a header of the
 * host with the same name in upper or lower case, because fetch would join the values of both.
 */
export function withOwn(
  own: Record<string, string>,
  headers: Record<string, string>,
): Record<string, string> {
  const taken = Object.keys(headers).map((name) => name.toLowerCase())
  const free = Object.entries(own).filter(([name]) => !taken.includes(name.toLowerCase()))
  return { ...Object.fromEntries(free), ...headers }
}
