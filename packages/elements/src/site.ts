import { pageSettings } from './settings.ts'

/**
 * A constant that only the script build defines. The operator's site serves the files of this build, so the
 * address of the running script reveals the address of the site.
 */
declare const SCRIPT_BUILD: boolean | undefined

const served = typeof SCRIPT_BUILD === 'undefined' ? null : new URL(new URL(import.meta.url).origin)

const webAddress = (text: string | undefined): URL | null => {
  if (!text || !URL.canParse(text, location.href)) return null
  const url = new URL(text, location.href)
  return /^https?:$/.test(url.protocol) ? url : null
}

/**
 * Returns the operator's site: the configured one, otherwise the origin that served the script tag; null if
 * neither is known.
 */
export const operatorSite = (): URL | null => webAddress(pageSettings().site) ?? served

/** Returns the origin of the operator's site; if no site is known, the origin of the page. */
export const siteOrigin = (): string => (operatorSite() ?? location).origin

/**
 * Returns true if this page has another origin than the operator's site. Such a page shows member tags only
 * as frames.
 */
export const isForeignPage = (): boolean => siteOrigin() !== location.origin
