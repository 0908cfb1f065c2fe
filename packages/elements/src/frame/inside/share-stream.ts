import { type SharedStream, sharedStream } from '@bourselet/sdk/shared-stream'
import address from './stream-worker.ts?sharedworker&url'

/** The part of the Trusted Types interface that this file uses. TypeScript does not know the interface. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Returns the address of the worker as the browser requires it. The policy is the only one of a frame; security-headers.ts
 * allows its name. It returns one address, whatever it is given. Throws an error if the server does not allow it.
 */
function workerAddress(): string {
  policy ??= trustedTypes?.createPolicy('stream-worker', { createScriptURL: () => address })
  return policy?.createScriptURL('') ?? address
}

/**
 * Makes all frames of a page receive their events by one socket, which a shared worker holds. Where the browser or the
 * server forbids the worker, each frame opens a socket: Chromium, for example, forbids shared workers in frames of another
 * site if it blocks third-party cookies.
 */
export const framesStream: SharedStream = sharedStream(
  () => new SharedWorker(workerAddress(), { type: 'module', name: 'bourselet-stream' }),
)
