import { useSyncExternalStore } from 'react'
import { type Locale, pickLocale } from '../i18n/locale.ts'

/** Subscribes to nothing, because the language of the browser is read at each render. */
const subscribe = () => () => {}

const read = () => pickLocale(navigator.languages)

const onServer = (): Locale => 'en'

/**
 * Returns the language of the browser. Returns English on a server and in the first render of a page that a server has
 * rendered (hydration), because a server has no access to the browser's language and both renders must have the same
 * result.
 */
export const useBrowserLocale = (): Locale => useSyncExternalStore(subscribe, read, onServer)
