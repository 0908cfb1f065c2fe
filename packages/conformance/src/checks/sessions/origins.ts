import { operation } from '../../contract/contract.ts'
import type { Deviation } from '../../report.ts'
import { type Check, docs, expectThat } from '../check.ts'

const ORIGIN = 'https://conformance.example'

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
    const { path } = operation('wallet.balances')
    const preflight = await target.raw({
      url: `${target.base}${path}`,
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'api-token,content-type',
      },
    })
    const headers = preflight.headers.get('access-control-allow-headers') ?? ''
    const origin = preflight.headers.get('access-control-allow-origin')
    const mayAsk = origin === '*' || origin === ORIGIN
    const maySend = mayAsk && /(^|[\s,])(\*|api-token)($|[\s,])/i.test(headers)
    return [
      ...deviations,
      ...expectThat(!maySend, () => ({
        call: `OPTIONS ${path} from the page of another origin`,
        path: 'Access-Control-Allow-Headers',
        expected: 'no Api-Token',
        received: headers,
      })),
    ]
  },
}

export const originChecks: Check[] = [foreignOrigin]
