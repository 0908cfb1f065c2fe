import { operations } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import { answered } from '../../target/exchange.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { inputsOf } from './inputs.ts'
import { isOffered, isPresent, probe } from './presence.ts'

/** Checks that the back end accepts form-urlencoded bodies as well as JSON. */
const form: Check = {
  id: 'calls/form',
  group: 'calls',
  title: 'A body may be form-urlencoded',
  docs: docs.api,
  async run(target) {
    const request = { symbol: (await spotSymbol(target)).symbol, limit: '5' }
    const exchange = await target.send('market.depth', request, {
      body: new URLSearchParams(request).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return expectThat(exchange.envelope?.code === 1, () => ({
      call: `${exchange.call} as a form`,
      expected: 'success',
      received: answered(exchange),
    }))
  },
}

/**
 * Returns the deviations of public reads for which the specification states no HTTP method. Each of these reads is sent
 * with the HTTP method that the API contract does not name for it. The back end must answer this request as well.
 */
async function byOtherMethod(target: Target): Promise<Deviation[]> {
  const deviations: Deviation[] = []
  const open = operations.filter(({ methods, login }) => methods.length > 1 && login === 'none')
  for (const operation of open) {
    const method = operation.methods[1]!
    if (!isPresent(await probe(target, operation))) continue
    const [request = {}] = await inputsOf(operation, target).catch(() => [])
    const exchange = await target.send(operation.id, request, { method })
    const holds = isPresent(exchange)
    deviations.push(
      ...expectThat(holds, () => ({
        call: exchange.call,
        expected: 'an envelope, as for the other method',
        received: answered(exchange),
      })),
    )
  }
  return deviations
}

const methods: Check = {
  id: 'calls/methods',
  group: 'calls',
  title: 'Reads whose method the specification leaves open accept GET and POST',
  docs: docs.api,
  run: byOtherMethod,
}

/**
 * Checks that the back end treats a missing or unknown header `api-name`, which states the kind of client, as
 * `wap`.
 */
const clientKind: Check = {
  id: 'calls/api-name',
  group: 'calls',
  title: 'A missing or unknown api-name is treated as wap',
  docs: docs.headers,
  async run(target) {
    const deviations: Deviation[] = []
    const send = (kind: string) => target.send('site.carousel', {}, { headers: { 'api-name': kind } })
    const usual = await send('wap')
    if (!isOffered(usual)) throw new NotChecked('site.carousel is closed (FORBIDDEN)')
    for (const kind of ['', 'conformance']) {
      const exchange = await send(kind)
      deviations.push(
        ...expectThat(exchange.envelope?.code === 1, () => ({
          call: `${exchange.call} with api-name ${JSON.stringify(kind)}`,
          expected: 'success',
          received: answered(exchange),
        })),
      )
    }
    return deviations
  },
}

export const transportChecks: Check[] = [form, methods, clientKind]
