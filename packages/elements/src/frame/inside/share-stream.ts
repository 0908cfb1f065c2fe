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
 * Returns the address of the worker. If the browser supports Trusted Types, the address is a trusted script URL, which
 * the content security policy requires. It is created by the only Trusted Types policy of a frame, whose name
 * security-headers.ts allows. This policy returns the address of the worker for any input. Throws an error if the
 * headers of the server do not allow the policy.
 */
function workerAddress(): string {
  policy ??= trustedTypes?.createPolicy('stream-worker', { createScriptURL: () => address })
  return policy?.createScriptURL('') ?? address
}

/**
 * Lets all frames of a page receive their events through one socket, which a shared worker opens. If the browser or the
 * server forbids the worker, each frame opens a socket of its own. For example, while Chromium blocks third-party
 * cookies, it forbids shared workers in frames of another site.
 */
export const framesStream: SharedStream = sharedStream(
  () => new SharedWorker(workerAddress(), { type: 'module', name: 'bourselet-stream' }),
)
