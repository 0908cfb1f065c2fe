import { type Operation, operations } from '@bourselet/openapi/operations'
import { deviationsOf, named } from '../../contract/validate.ts'
import { answered, type Exchange, errorOf } from '../../target/exchange.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, NotChecked } from '../check.ts'
import { inputsOf } from './inputs.ts'

/**
 * Sends a call without a token, once in a run, and returns request and answer. A public read is sent with a valid
 * request, or with an empty request if the back end lacks a row that a valid request needs. Every other call is sent
 * with an empty request, which can have no effect.
 */
export function probe(target: Target, operation: Operation): Promise<Exchange> {
  return target.once(`probe ${operation.id}`, async () => {
    const isPublic = operation.retry === 'read' && operation.login !== 'required'
    const [request] = isPublic ? await inputsOf(operation, target).catch(ignoreNotChecked) : []
    return target.send(operation.id, request ?? {}, { token: null })
  })
}

function ignoreNotChecked(error: unknown): [] {
  if (error instanceof NotChecked) return []
  throw error
}

/** Returns true if the call was answered with HTTP 200 and an envelope. */
export const isPresent = ({ answer, envelope }: Exchange) => answer.status === 200 && envelope !== undefined

/**
 * Returns true unless the back end refuses the call with FORBIDDEN, as it does if the operator does not offer the
 * feature of the call.
 */
export const isOffered = (exchange: Exchange) => errorOf(exchange) !== 'FORBIDDEN'

const EXPECTED = 'HTTP 200 with an envelope {code, info, data}'

/** Checks that the back end answers a call, either with success or with a refusal; one check for each call. */
export const presenceChecks: Check[] = operations
  .filter(({ implemented }) => implemented)
  .map((operation) => ({
    id: `calls/${operation.id}/present`,
    group: 'calls',
    title: `${operation.id} is answered with an envelope`,
    docs: docs.call(operation.id),
    async run(target) {
      const exchange = await probe(target, operation)
      const { call, envelope, answer } = exchange
      if (!isPresent(exchange)) return [{ call, expected: EXPECTED, received: answered(exchange) }]
      return envelope!.code === 1
        ? []
        : deviationsOf(named('Refusal'), answer.body).map((deviation) => ({ call, ...deviation }))
    },
  }))
