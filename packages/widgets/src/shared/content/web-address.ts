/**
 * Returns the address if it leads to a page of this or another site, otherwise null. It never returns a
 * script URL.
 */
export function webAddress(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
