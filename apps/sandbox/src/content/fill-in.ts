/** Returns a text with its placeholders, such as `{coin}`, replaced by the values of their names. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''))
