import { loadAgain } from './load-again.ts'

const request = () => import('./member-client.ts')

let firstTry: Promise<unknown> | null = null
let loading: Promise<unknown> | null = null

/**
 * Requests the client that member tags need, once for each page. Resolves to true if it is loaded. Otherwise reports the
 * error and resolves to undefined.
 */
export const tryMemberClient = (): Promise<unknown> => (firstTry ??= request().then(() => true, reportError))

/**
 * Loads the client that member tags need. Requests it again after increasing times until it is loaded. Pages of another
 * origin do without it, because they show member tags as frames.
 */
export const loadMemberClient = (): Promise<unknown> =>
  (loading ??= tryMemberClient().then((isLoaded) => isLoaded || loadAgain(request)))
