import type { Call, CallOptions } from '../transport/call.ts'
import type { CallRow } from '../transport/call-row.ts'
import { calls } from '../transport/calls.gen.ts'
import type { Features } from './features.gen.ts'

type Send = (operation: string, request?: object, options?: CallOptions) => Promise<unknown>

/** Returns the method of a call. If the call takes no request, the options are the first parameter. */
const methodOf = (send: Send, operation: string, row: CallRow) =>
  row[5]
    ? (options?: CallOptions) => send(operation, undefined, options)
    : (request: object = {}, options?: CallOptions) => send(operation, request, options)

/**
 * Creates the methods of every feature from the table of calls, so the client contains no code per call. The
 * types and the documentation of the methods are generated from the contract into this folder.
 * `Object.fromEntries` is used because it defines own properties, which setters on `Object.prototype` cannot
 * intercept.
 */
export function createFeatures(call: Call): Features {
  const methods = Object.entries<CallRow>(calls).map(
    ([operation, row]) =>
      [...operation.split('.'), methodOf(call as Send, operation, row)] as [string, string, unknown],
  )
  const features = methods.map(([feature]) => [
    feature,
    Object.fromEntries(methods.flatMap(([name, verb, method]) => (name === feature ? [[verb, method]] : []))),
  ])
  return Object.fromEntries(features)
}
