import { pageSettings } from './settings.ts'

/** Set by the build for script tags: only there does the address of this file say where the operator's site is. */
declare const SCRIPT_BUILD: boolean | undefined

const served = typeof SCRIPT_BUILD === 'undefined' ? null : new URL(new URL(import.meta.url).origin)

const webAddress = (text: string | undefined): URL | null => {
  if (!text || !URL.canParse(text, location.href)) return null
  const url = new URL(text, location.href)
  return /^https?:$/.test(url.protocol) ? url : null
}

/** The operator's site as set, else the origin that served the script tag; null where neither is known. */
export const operatorSite = (): URL | null => webAddress(pageSettings().site) ?? served

/** Whether this page is of another origin than the operator's site: it may show members' tags as frames only. */
export function isForeignPage(): boolean {
  const site = operatorSite()
  return site !== null && site.origin !== location.origin
}
