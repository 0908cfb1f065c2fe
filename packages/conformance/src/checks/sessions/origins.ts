import type { OperationId } from '@bourselet/openapi'
import { operation } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat } from '../check.ts'

const ORIGIN = 'https://conformance.example'

/**
 * Sends the CORS preflight request that a browser sends before a page of another origin sends a call with these
 * headers.
 */
async function preflight(target: Target, id: OperationId, asked: string[]) {
  const { path } = operation(id)
  const answer = await target.raw({
    url: `${target.base}${path}`,
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked.join(','),
    },
  })
  const headers = answer.headers.get('access-control-allow-headers') ?? ''
  const origin = answer.headers.get('access-control-allow-origin')
  const names = headers.toLowerCase().split(/[\s,]+/)
  return {
    call: `OPTIONS ${path} from the page of another origin`,
    headers,
    allows: (name: string) =>
      (origin === '*' || origin === ORIGIN) && (names.includes('*') || names.includes(name)),
  }
}

const foreignOrigin: Check = {
  id: 'sessions/foreign-origin',
  group: 'sessions',
  title: 'Pages of other origins may read public data, and may not send a token',
  docs: docs.cors,
  async run(target) {
    const open = await target.send('market.coins', {}, { headers: { origin: ORIGIN } })
    const allowed = open.answer.headers.get('access-control-allow-origin')
    const deviations: Deviation[] = expectThat(allowed === '*' || allowed === ORIGIN, () => ({
      call: `${open.call} from the page of another origin`,
      path: 'Access-Control-Allow-Origin',
      expected: `* or ${ORIGIN}`,
      received: allowed ?? 'nothing',
    }))
    const read = await preflight(target, 'market.depth', ['api-name', 'content-type'])
    const write = await preflight(target, 'wallet.balances', ['api-token', 'content-type'])
    return [
      ...deviations,
      ...expectThat(read.allows('api-name') && read.allows('content-type'), () => ({
        call: read.call,
        path: 'Access-Control-Allow-Headers',
        expected: 'api-name, content-type',
        received: read.headers || 'nothing',
      })),
      ...expectThat(!write.allows('api-token'), () => ({
        call: write.call,
        path: 'Access-Control-Allow-Headers',
        expected: 'no Api-Token',
        received: write.headers,
      })),
    ]
  },
}

export const originChecks: Check[] = [foreignOrigin]
