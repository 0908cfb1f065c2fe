import { add, compare, mul, sub } from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { coinMenu, futuresSymbol } from '../../target/market-facts.ts'
import { type Check, docs, expectThat } from '../check.ts'
import { priceDeviations } from './symbols.ts'

const group = 'market' as const
const EIGHT_HOURS = 8 * 3_600_000

const tiers: Check = {
  id: 'market/brackets',
  group,
  title: 'Brackets of a contract follow each other, and cum = cum before + floor × (MMR − MMR before)',
  docs: docs.rule('futures'),
  async run(target) {
    await futuresSymbol(target)
    const contracts = (await coinMenu(target)).filter(({ product }) => product === 'futures')
    return contracts.flatMap(({ symbol, tiers = [] }) =>
      tiers.flatMap((tier, index): Deviation[] => {
        const before = tiers[index - 1]
        const floor = before?.cap ?? '0'
        const cum = before ? add(before.cum, mul(tier.floor, sub(tier.mmr, before.mmr))) : '0'
        const path = `$.data[].tiers[${index}]`
        const common = { call: `market.coins: ${symbol} of futures` }
        return [
          ...expectThat(compare(tier.floor, floor) === 0, () => ({
            ...{ ...common, path: `${path}.floor`, expected: floor, received: tier.floor },
          })),
          ...expectThat(compare(tier.cum, cum) === 0, () => ({
            ...{ ...common, path: `${path}.cum`, expected: cum, received: tier.cum },
          })),
        ]
      }),
    )
  },
}

const funding: Check = {
  id: 'market/funding',
  group,
  title: 'Funding is at 00:00, 08:00 and 16:00 UTC; its history is listed newest first',
  docs: docs.rule('funding'),
  async run(target) {
    const { symbol, next_funding_at } = await futuresSymbol(target)
    const request = { symbol, product: 'futures', type: 'funding' } as const
    const { list } = await target.data('market.history', request)
    const rows = list as { ts: number }[]
    const call = `market.history ${JSON.stringify(request)}`
    return [
      ...expectThat(next_funding_at === undefined || next_funding_at % EIGHT_HOURS === 0, () => ({
        call: `market.coins: ${symbol} of futures`,
        path: '$.data[].next_funding_at',
        expected: 'a full eight hours of UTC',
        received: String(next_funding_at),
      })),
      ...rows.flatMap(({ ts }, index) =>
        expectThat(index === 0 || ts < rows[index - 1]!.ts, () => ({
          ...{ call, path: `$.data.list[${index}].ts` },
          ...{ expected: `before ${rows[index - 1]!.ts}`, received: String(ts) },
        })),
      ),
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
