/** Returns the address of a page on this or another site, or null; never a script URL. */
export function webAddress(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
