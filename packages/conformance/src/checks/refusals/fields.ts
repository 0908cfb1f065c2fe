import { type JsonSchema, type Operation, operation, operations } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { isOffered, isPresent, probe } from '../calls/presence.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { refusedFields, refusedWith } from './expect-refusal.ts'

const rule = docs.rule('fields')
const group = 'refusals' as const

/**
 * Returns true if the back end answers a call and offers its feature. Only then does it check the fields of a request.
 */
async function canBeRefused(target: Target, operation: Operation): Promise<boolean> {
  const exchange = await probe(target, operation)
  return isPresent(exchange) && isOffered(exchange)
}

const missing: Check = {
  id: 'refusals/missing-field',
  group,
  title: 'Each required field that is missing is refused with 4022 and REQUIRED',
  docs: docs.refusal('VALIDATION'),
  async run(target) {
    const deviations: Deviation[] = []
    for (const operation of operations) {
      if (operation.login !== 'none' || operation.retry !== 'read') continue
      const required = (operation.request.required ?? []) as string[]
      if (required.length === 0 || !(await canBeRefused(target, operation))) continue
      const exchange = await target.send(operation.id, {})
      const fields = Object.fromEntries(required.map((name) => [name, 'REQUIRED']))
      deviations.push(...refusedFields(exchange, fields))
    }
    return deviations
  },
}

const wrongType: Check = {
  id: 'refusals/wrong-type',
  group,
  title: 'A field of a wrong type is refused with 4022 and named',
  docs: docs.refusal('VALIDATION'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    return [
      ...refusedFields(await target.send('market.depth', { symbol: 1 }), { symbol: undefined }),
      ...refusedFields(await target.send('market.depth', { symbol: [symbol] }), { symbol: undefined }),
      ...refusedFields(await target.send('market.depth', { symbol, limit: '20' }), { limit: undefined }),
      ...refusedFields(await target.send('market.history', { symbol, limit: 1.5 }), { limit: undefined }),
    ]
  },
}

const choice: Check = {
  id: 'refusals/not-a-choice',
  group,
  title: 'A value that is not one of the choices is refused with 4022 and ENUM',
  docs: docs.refusal('VALIDATION'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    return [
      ...refusedFields(await target.send('market.depth', { symbol, limit: 7 }), { limit: 'ENUM' }),
      ...refusedFields(await target.send('market.history', { symbol, interval: '7m' }), { interval: 'ENUM' }),
    ]
  },
}

const unknown: Check = {
  id: 'refusals/unknown-field',
  group,
  title: 'A field that the call does not know is refused with 4022, and info names it',
  docs: rule,
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const exchange = await target.send('market.depth', { symbol, conformance: true })
    const deviations = refusedFields(exchange, { conformance: 'UNKNOWN_FIELD' })
    const { info = '' } = exchange.envelope ?? {}
    return deviations.length > 0
      ? deviations
      : expectThat(info.includes('conformance'), () => ({
          call: exchange.call,
          path: '$.info',
          expected: 'a text that names conformance',
          received: info,
        }))
  },
}

const every: Check = {
  id: 'refusals/every-field',
  group,
  title: 'data.fields lists every refused field',
  docs: rule,
  async run(target) {
    const request = { symbol: 'not a symbol', limit: 7, conformance: 1 }
    const fields = { symbol: undefined, limit: 'ENUM', conformance: 'UNKNOWN_FIELD' }
    return refusedFields(await target.send('market.depth', request), fields)
  },
}

const integers: Check = {
  id: 'refusals/integers-in-queries',
  group,
  title: 'An integer in a query has one spelling; 1e1, 0x1, +1, 010 and a space are refused with 4022',
  docs: rule,
  async run(target) {
    const deviations: Deviation[] = []
    if (!isOffered(await probe(target, operation('notices.list'))))
      throw new NotChecked('notices.list is closed (FORBIDDEN)')
    for (const page of ['1e1', '0x1', '+1', '010', ' 1', '1.0'])
      deviations.push(...refusedFields(await target.send('notices.list', { page }), { page: undefined }))
    return deviations
  },
}

const unreadable: Check = {
  id: 'refusals/unreadable-body',
  group,
  title: 'A body that is no JSON object is refused',
  docs: docs.refusal('VALIDATION'),
  async run(target) {
    const deviations: Deviation[] = []
    for (const body of ['{"symbol":', '[]', '"BTCUSDT"', 'null']) {
      const exchange = await target.send('market.depth', {}, { body })
      const found = refusedWith(exchange, 'VALIDATION')
      deviations.push(...found.map((one) => ({ ...one, call: `POST ${exchange.operation.path} ${body}` })))
    }
    return deviations
  },
}

/** Returns true for the schemas of page numbers and of page sizes. */
const isPaging = (schema: JsonSchema | undefined) =>
  /\/(PageNumber|PageLimit)$/.test(String(schema?.$ref ?? ''))

const bounds: Check = {
  id: 'refusals/page-bounds',
  group,
  title: 'Page 0, limit 0 and limit 101 are refused with 4022 and RANGE',
  docs: 'api/shapes/#schema-PageLimit',
  async run(target) {
    const deviations: Deviation[] = []
    for (const operation of operations) {
      const properties = operation.request.properties as Record<string, JsonSchema> | undefined
      if (operation.login !== 'none' || !isPaging(properties?.limit)) continue
      if (!(await canBeRefused(target, operation))) continue
      for (const field of [{ page: 0 }, { limit: 0 }, { limit: 101 }]) {
        const [name = ''] = Object.keys(field)
        deviations.push(...refusedFields(await target.send(operation.id, field), { [name]: 'RANGE' }))
      }
    }
    return deviations
  },
}

export const fieldChecks: Check[] = [missing, wrongType, choice, unknown, every, integers, unreadable, bounds]
