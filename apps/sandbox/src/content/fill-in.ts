/** Returns a text in which each placeholder, such as `{coin}`, is replaced by the value with the same name. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''))
