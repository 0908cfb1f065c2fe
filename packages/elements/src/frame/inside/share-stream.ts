import { type SharedStream, sharedStream } from '@bourselet/sdk/shared-stream'
import address from './stream-worker.ts?sharedworker&url'

/**
 * The part of the Trusted Types interface that this file uses. The DOM types of TypeScript do not contain the
 * interface.
 */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Returns the address of the worker in the type that the browser requires (Trusted Types). A frame has only this
 * policy, whose name security-headers.ts allows. The policy returns the address of the worker for any input. Throws an
 * error if the headers of the server do not allow the policy.
 */
function workerAddress(): string {
  policy ??= trustedTypes?.createPolicy('stream-worker', { createScriptURL: () => address })
  return policy?.createScriptURL('') ?? address
}

/**
 * Lets all frames of a page receive their events through one socket, which a shared worker opens. If the browser or the
 * server forbids the worker, each frame opens a socket of its own. For example, Chromium forbids shared workers in
 * frames of another site if it blocks third-party cookies.
 */
export const framesStream: SharedStream = sharedStream(
  () => new SharedWorker(workerAddress(), { type: 'module', name: 'bourselet-stream' }),
)
