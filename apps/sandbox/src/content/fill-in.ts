/** Returns a text with each placeholder, such as `{coin}` or `{{coin}}`, replaced by the value of that name. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{?\{(\w+)\}\}?/g, (_placeholder, name: string) => String(values[name] ?? ''))
