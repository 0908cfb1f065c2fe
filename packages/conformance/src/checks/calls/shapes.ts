import { type Operation, operations } from '@bourselet/openapi/operations'
import { answerSchema } from '../../contract/answer-schema.ts'
import { unknownFields } from '../../contract/unknown-fields.ts'
import { deviationsOf } from '../../contract/validate.ts'
import type { Deviation } from '../../report.ts'
import { answered, type Exchange, errorOf } from '../../target/exchange.ts'
import { type Check, docs, NotChecked } from '../check.ts'
import { exercises } from './exercises.ts'
import { inputsOf } from './inputs.ts'
import { isOffered, isPresent, probe } from './presence.ts'

/**
 * Returns the deviations of a successful answer from the contract. Adds a note for each field that the contract
 * does not contain.
 */
export function shapeDeviations(exchange: Exchange, note: (text: string) => void): Deviation[] {
  const { operation, request, call, envelope } = exchange
  const schema = answerSchema(operation, request)
  const deviations = deviationsOf(schema, envelope!.data, '$.data')
  if (deviations.length > 0) return deviations.map((deviation) => ({ call, ...deviation }))
  for (const path of unknownFields(schema, envelope!.data, '$.data'))
    note(`${operation.id} answers a field that the contract does not know: ${path}`)
  return []
}

const titleOf = ({ id }: Operation) => `Answers of ${id} have the shape of the contract`

function readCheck(operation: Operation): Check {
  return {
    id: `calls/${operation.id}/shape`,
    group: 'calls',
    title: titleOf(operation),
    docs: docs.call(operation.id),
    needs: operation.login === 'required' ? ['member'] : [],
    async run(target, note) {
      if (!isPresent(await probe(target, operation))) throw new NotChecked(`${operation.id} is not answered`)
      const deviations: Deviation[] = []
      for (const request of await inputsOf(operation, target)) {
        const exchange = await target.send(operation.id, request)
        const error = errorOf(exchange)
        if (!isOffered(exchange)) throw new NotChecked(`${operation.id} is closed (FORBIDDEN)`)
        // If the log-in of a call is optional, some answers of the call may be for members only. In a run without a
        // member, the back end may refuse the requests for these answers.
        const isForMembers = error === 'TOKEN_INVALID' && target.token === null
        if (isForMembers && operation.login === 'optional') continue
        if (exchange.envelope?.code === 1) deviations.push(...shapeDeviations(exchange, note))
        else deviations.push({ call: exchange.call, expected: 'success', received: answered(exchange) })
      }
      return deviations
    },
  }
}

function writeCheck(operation: Operation): Check {
  const exercise = exercises[operation.id]
  return {
    id: `calls/${operation.id}/shape`,
    group: 'calls',
    title: titleOf(operation),
    docs: docs.call(operation.id),
    needs: exercise?.needs ?? [],
    async run(target, note) {
      if (!exercise) throw new NotChecked('its success has an effect that the kit could not undo')
      await exercise.run(target)
      const done = target.exchanges.filter(
        (exchange) => exchange.operation === operation && exchange.envelope?.code === 1,
      )
      if (done.length === 0) throw new NotChecked(`no request of ${operation.id} succeeded`)
      return done.flatMap((exchange) => shapeDeviations(exchange, note))
    },
  }
}

/** Checks that a successful answer has the shape which the contract states; one check for each call. */
export const shapeChecks: Check[] = operations
  .filter(({ implemented }) => implemented)
  .map((operation) => (operation.retry === 'read' ? readCheck(operation) : writeCheck(operation)))
