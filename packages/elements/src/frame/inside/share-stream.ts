import { type SharedStream, sharedStream } from '@bourselet/sdk/shared-stream'
import address from './stream-worker.ts?sharedworker&url'

/** The part of the Trusted Types interface that this file uses. TypeScript does not know the interface. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

/** The only Trusted Types policy of a frame. security-headers.ts allows its name. It returns one address, whatever it is given. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('stream-worker', {
  createScriptURL: () => address,
})

/**
 * Makes all frames of a page receive their events by one socket, which a shared worker holds. Where the browser forbids
 * shared workers in frames of another site, as Chromium does if it blocks third-party cookies, each frame opens a socket.
 */
export const framesStream: SharedStream = sharedStream(
  () =>
    new SharedWorker(policy?.createScriptURL('') ?? address, { type: 'module', name: 'bourselet-stream' }),
)
