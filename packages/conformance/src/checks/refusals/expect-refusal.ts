import { refusals } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import { answered, type Exchange, errorOf } from '../../target/exchange.ts'
import { NotChecked } from '../check.ts'

interface Refused {
  fields?: Record<string, string>
  params?: Record<string, unknown>
}

/** Returns the `data` of a refusal: the field errors and the parameters. */
export const refusedOf = ({ envelope }: Exchange): Refused => (envelope?.data ?? {}) as Refused

/**
 * Throws NotChecked if a call was answered without an envelope, because another check reports such an answer.
 */
export function mustBeAnswered({ operation, envelope, answer }: Exchange): void {
  if (!envelope) throw new NotChecked(`${operation.id} answers HTTP ${answer.status} without an envelope`)
}

/** Returns a deviation unless the call was refused with one of the given names. */
export function refusedWith(exchange: Exchange, ...names: string[]): Deviation[] {
  mustBeAnswered(exchange)
  const error = errorOf(exchange)
  const expected = names.map((name) => `${refusals[name]?.code} ${name}`).join(' or ')
  return error !== undefined && names.includes(error)
    ? []
    : [{ call: exchange.call, expected, received: answered(exchange) }]
}

/**
 * Returns the deviations of a call that must be refused with VALIDATION and the given errors in `data.fields`.
 * A field whose value is undefined may have any error.
 */
export function refusedFields(exchange: Exchange, fields: Record<string, string | undefined>): Deviation[] {
  const refused = refusedWith(exchange, 'VALIDATION')
  if (refused.length > 0) return refused
  const given = refusedOf(exchange).fields ?? {}
  return Object.entries(fields)
    .filter(([name, problem]) =>
      problem === undefined ? given[name] === undefined : given[name] !== problem,
    )
    .map(([name, problem = 'a name of the problem']) => ({
      call: exchange.call,
      path: `$.data.fields.${name}`,
      expected: problem,
      received: given[name] ?? 'nothing',
    }))
}
