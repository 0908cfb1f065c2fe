import { add, compare, mul, sub } from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { coinMenu, futuresSymbol } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat } from '../check.ts'
import { priceDeviations } from './symbols.ts'

const group = 'market' as const
const EIGHT_HOURS = 8 * 3_600_000

const tiers: Check = {
  id: 'market/brackets',
  group,
  title: 'A contract has brackets, they follow each other, and cum = cum before + floor × (MMR − MMR before)',
  docs: docs.rule('futures'),
  async run(target) {
    await futuresSymbol(target)
    const contracts = (await coinMenu(target)).filter(({ product }) => product === 'futures')
    return contracts.flatMap(({ symbol, tiers = [] }) => {
      const call = `market.coins: ${symbol} of futures`
      const none = { call, path: '$.data[].tiers', expected: 'at least one bracket', received: 'nothing' }
      return [
        ...expectThat(tiers.length > 0, () => none),
        ...tiers.flatMap((tier, index): Deviation[] => {
          const before = tiers[index - 1]
          const floor = before?.cap ?? '0'
          const cum = before ? add(before.cum, mul(tier.floor, sub(tier.mmr, before.mmr))) : '0'
          const path = `$.data[].tiers[${index}]`
          return [
            ...expectThat(compare(tier.floor, floor) === 0, () => ({
              ...{ call, path: `${path}.floor`, expected: floor, received: tier.floor },
            })),
            ...expectThat(compare(tier.cum, cum) === 0, () => ({
              ...{ call, path: `${path}.cum`, expected: cum, received: tier.cum },
            })),
          ]
        }),
      ]
    })
  },
}

const FULL = 'a full eight hours of UTC'

/**
 * Returns a deviation unless the next funding of a contract is within the next eight hours. The function first requests
 * the funding time, then the time of the exchange. The funding may take place between these requests. A funding time of
 * up to a minute before the time of the exchange is therefore accepted.
 */
async function nextFundingDeviations(target: Target, symbol: string): Promise<Deviation[]> {
  const rows = await target.data('market.coins', { product: 'futures' })
  const { server_time } = await target.data('site.settings')
  const at = rows.find((row) => row.symbol === symbol)?.next_funding_at
  const isNext = at !== undefined && at > server_time - 60_000 && at <= server_time + EIGHT_HOURS
  const common = { call: `market.coins: ${symbol} of futures`, path: '$.data[].next_funding_at' }
  return [
    ...expectThat(at === undefined || at % EIGHT_HOURS === 0, () => ({
      ...{ ...common, expected: FULL, received: String(at) },
    })),
    ...expectThat(isNext, () => ({
      ...common,
      expected: `a time within eight hours after ${server_time}, the time of the exchange`,
      received: String(at ?? 'nothing'),
    })),
  ]
}

const funding: Check = {
  id: 'market/funding',
  group,
  title: 'Funding is at 00:00, 08:00 and 16:00 UTC; its history is listed newest first',
  docs: docs.rule('funding'),
  async run(target) {
    const { symbol } = await futuresSymbol(target)
    const request = { symbol, product: 'futures', type: 'funding' } as const
    const { list } = await target.data('market.history', request)
    const rows = list as { ts: number }[]
    const call = `market.history ${JSON.stringify(request)}`
    const at = (index: number) => ({ call, path: `$.data.list[${index}].ts` })
    return [
      ...(await nextFundingDeviations(target, symbol)),
      ...rows.flatMap(({ ts }, index) => [
        ...expectThat(ts % EIGHT_HOURS === 0, () => ({
          ...{ ...at(index), expected: FULL, received: String(ts) },
        })),
        ...expectThat(index === 0 || ts < rows[index - 1]!.ts, () => ({
          ...{ ...at(index), expected: `before ${rows[index - 1]!.ts}`, received: String(ts) },
        })),
      ]),
    ]
  },
}

const marks: Check = {
  id: 'market/mark-price',
  group,
  title: 'Mark prices are multiples of the tick',
  docs: docs.rule('rounding'),
  async run(target) {
    await futuresSymbol(target)
    const contracts = (await coinMenu(target)).filter(({ product }) => product === 'futures')
    return contracts.flatMap(({ symbol, mark_price, tick }) =>
      priceDeviations('$.data[].mark_price', mark_price ?? '', tick).map((deviation) => ({
        ...deviation,
        call: `market.coins: ${symbol} of futures`,
      })),
    )
  },
}

export const contractChecks: Check[] = [tiers, funding, marks]
