import type { PageSettings } from './page-settings.ts'
import { pageWide } from './page-wide.ts'

export const pageSettings = (): PageSettings => pageWide.settings

/**
 * Changes the settings that all tags of the page share, including those of another copy of this package. A change of
 * the API base, stream address, site, token store or `client` creates a new client.
 */
export function configure(changes: PageSettings): void {
  pageWide.settings = { ...pageWide.settings, ...changes }
  for (const listener of pageWide.listeners) listener()
}

/** Calls the listener after each change. Returns a function that unsubscribes. */
export function subscribeSettings(listener: () => void): () => void {
  pageWide.listeners.add(listener)
  return () => void pageWide.listeners.delete(listener)
}
