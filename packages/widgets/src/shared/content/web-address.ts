/**
 * Returns the absolute URL of a link with the protocol http or https. Returns null for any other link, such as a script
 * URL.
 */
export function webAddress(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
