/** Returns the headers that every request carries. */
export const plainHeaders = (language: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  'api-name': 'wap',
})
