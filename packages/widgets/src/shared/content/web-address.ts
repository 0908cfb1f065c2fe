/**
 * Returns the address if it leads to a page of this site or of another site, otherwise null. A script URL is
 * never returned.
 */
export function webAddress(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
