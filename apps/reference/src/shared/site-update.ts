import { useSyncExternalStore } from 'react'

const CHECK_MS = 30 * 60_000

let isAvailable = false
let checkedAt = Date.now()
const listeners = new Set<() => void>()
const missingFiles = new WeakSet<object>()

/** Returns true if the server has a newer build of the site than the one that this page runs. */
export function useSiteUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => isAvailable)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns true if the error means that a file of a page could not be loaded. The reason is a lost connection,
 * or a newer build that has replaced the files on the server.
 */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missingFiles.has(error)

/** Returns the address of the entry script in the HTML of the site; undefined if the HTML has none. */
export const entryOf = (html: string): string | undefined =>
  /<script type="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1]

/**
 * Fetches the HTML of the site and compares its entry script with the entry script of this page. If they differ, the
 * server has a new build, and the function notifies the listeners.
 */
export async function checkForUpdate(): Promise<void> {
  checkedAt = Date.now()
  const html = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const deployed = entryOf(html)
  if (!deployed || deployed === entryOf(document.documentElement.outerHTML)) return
  isAvailable = true
  for (const listener of listeners) listener()
}

/**
 * Checks for a new build when a file of the site is missing, and every half hour while the page is visible. The page
 * reloads only when the user presses the button in the banner, so that no form entries are lost.
 */
export function watchForUpdate(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missingFiles.add(payload)
    void checkForUpdate()
  })
  const checkIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= CHECK_MS) void checkForUpdate()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, CHECK_MS)
}

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

/**
 * Registers the service worker. Waits until the page has loaded, because the worker fetches the same files again and
 * would delay the page. The Trusted Types policy returns the address of this worker for every input, so that no other
 * script can be registered.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  // Some browsers refuse the worker, for example if the user has blocked stored data. The site works without it.
  const register = () =>
    void navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
