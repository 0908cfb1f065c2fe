import { refusals } from '@bourselet/openapi/operations'
import type { Deviation } from '../../report.ts'
import { type Exchange, errorOf } from '../../target/exchange.ts'
import { spotSymbol } from '../../target/market-facts.ts'
import { isOffered } from '../calls/presence.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { refusedOf, refusedWith } from './expect-refusal.ts'

const group = 'refusals' as const

const unknownSymbol: Check = {
  id: 'refusals/unknown-symbol',
  group,
  title: 'A symbol that is not listed is refused with 5301 SYMBOL_UNKNOWN',
  docs: docs.refusal('SYMBOL_UNKNOWN'),
  async run(target) {
    const symbol = 'CONFORMANCEUSDT'
    return [
      ...refusedWith(await target.send('market.depth', { symbol }), 'SYMBOL_UNKNOWN'),
      ...refusedWith(await target.send('market.history', { symbol }), 'SYMBOL_UNKNOWN'),
    ]
  },
}

const unknownRow: Check = {
  id: 'refusals/unknown-row',
  group,
  title: 'An id that nothing has is refused with 4004 NOT_FOUND',
  docs: docs.refusal('NOT_FOUND'),
  async run(target) {
    const id = 9_007_199_254_740_991
    const exchanges = [
      await target.send('notices.detail', { id }),
      await target.send('help.guide', { id }),
      await target.send('site.page', { code: 'conformance' }),
    ].filter(isOffered)
    if (exchanges.length === 0)
      throw new NotChecked('notices.detail, help.guide and site.page are closed (FORBIDDEN)')
    return exchanges.flatMap((exchange) => refusedWith(exchange, 'NOT_FOUND'))
  },
}

/** Returns the text of a refusal in a language. With an empty `language`, the request names no language. */
async function infoIn(send: (language: string) => Promise<Exchange>, language: string): Promise<string> {
  const exchange = await send(language)
  if (!exchange.envelope) throw new NotChecked('market.depth is not answered')
  return exchange.envelope.info
}

const language: Check = {
  id: 'refusals/language',
  group,
  title: 'info is in the language of Accept-Language, and in English without one',
  docs: docs.headers,
  async run(target) {
    const { languages } = await target.data('site.settings')
    await spotSymbol(target)
    const send = (language: string) =>
      target.send('market.depth', {}, { headers: { 'accept-language': language } })
    const english = await infoIn(send, 'en')
    const withoutHeader = await infoIn(send, '')
    const deviations: Deviation[] = expectThat(withoutHeader === english, () => ({
      path: '$.info',
      expected: english,
      received: withoutHeader,
    }))
    for (const language of languages.filter((one) => one !== 'en')) {
      const info = await infoIn(send, language)
      deviations.push(
        ...expectThat(info !== english, () => ({
          call: `a refusal with Accept-Language: ${language}`,
          path: '$.info',
          expected: `a text in ${language}, which site.settings lists`,
          received: info,
        })),
      )
    }
    return deviations
  },
}

/**
 * Returns the deviations of a refusal from its entry in the contract: its number, its parameters, and the calls
 * that may return it.
 */
function numberDeviations(exchange: Exchange): Deviation[] {
  const error = errorOf(exchange)
  if (error === undefined || !exchange.envelope) return []
  const { call, operation, envelope } = exchange
  const entry = refusals[error]
  if (!entry) return [{ call, path: '$.data.error', expected: 'a name of the contract', received: error }]
  const { params = {} } = refusedOf(exchange)
  return [
    ...expectThat(envelope.code === entry.code, () => ({
      ...{ call, path: '$.code' },
      ...{ expected: `${entry.code} for ${error}`, received: String(envelope.code) },
    })),
    ...expectThat(operation.refusals.includes(error), () => ({
      ...{ call, path: '$.data.error' },
      ...{ expected: `a refusal that the contract lists for ${operation.id}`, received: error },
    })),
    ...Object.keys(entry.params ?? {})
      .filter((name) => params[name] === undefined)
      .map((name) => ({ call, path: `$.data.params.${name}`, expected: 'this field', received: 'nothing' })),
  ]
}

/** Checks all refusals that the run has received so far, so it must run after all other checks. */
const numbers: Check = {
  id: 'refusals/numbers',
  group,
  title: 'Each refusal of the run has the number and parameters of its name, and is one of its call',
  docs: 'errors/',
  async run({ exchanges }) {
    const met = new Map(exchanges.map((exchange) => [`${exchange.call} ${errorOf(exchange)}`, exchange]))
    return [...met.values()].flatMap(numberDeviations)
  },
}

export const valueChecks: Check[] = [unknownSymbol, unknownRow, language]
export const numberCheck = numbers
