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
 * Loads the client that member tags need. If the request fails, it is repeated after increasing waits until the client
 * is loaded. Pages of another origin than the operator's site do not need this client, because they show member tags as
 * frames.
 */
export const loadMemberClient = (): Promise<unknown> =>
  (loading ??= tryMemberClient().then((isLoaded) => isLoaded || loadAgain(request)))
