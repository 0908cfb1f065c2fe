import type { Call, CallOptions } from '../transport/call.ts'
import type { CallRow } from '../transport/call-row.ts'
import { calls } from '../transport/calls.gen.ts'
import type { Features } from './features.gen.ts'

type Send = (operation: string, request?: object, options?: CallOptions) => Promise<unknown>

/** Returns the method of a call. A call without a request takes its options first. */
const methodOf = (send: Send, operation: string, row: CallRow) =>
  row[5]
    ? (options?: CallOptions) => send(operation, undefined, options)
    : (request: object = {}, options?: CallOptions) => send(operation, request, options)

/**
 * Creates the methods of every feature from the table of calls. Their types and documentation are generated from the
 * contract beside this file, so the client carries no code per call. `Object.fromEntries` defines own properties, which
 * setters on `Object.prototype` cannot intercept.
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
