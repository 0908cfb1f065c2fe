import { add, type Decimal, mul, sub, type Tier } from '@bourselet/sdk/money'

type Row = [cap: Decimal, maxLeverage: number, mmr: Decimal]

// Brackets of the maintenance margin (docs/rules.md#liquidation).
const BTC: Row[] = [
  ['50000', 125, '0.004'],
  ['250000', 100, '0.005'],
  ['1000000', 50, '0.01'],
  ['10000000', 20, '0.025'],
  ['20000000', 10, '0.05'],
  ['50000000', 5, '0.1'],
  ['100000000', 4, '0.125'],
  ['200000000', 3, '0.15'],
  ['300000000', 2, '0.25'],
  ['500000000', 1, '0.5'],
]
const ETH: Row[] = [
  ['10000', 100, '0.005'],
  ['100000', 75, '0.0065'],
  ['500000', 50, '0.01'],
  ['1000000', 25, '0.02'],
  ['2000000', 10, '0.05'],
  ['5000000', 5, '0.1'],
  ['10000000', 4, '0.125'],
  ['20000000', 3, '0.15'],
  ['40000000', 2, '0.25'],
]
const ALT: Row[] = [
  ['10000', 75, '0.0065'],
  ['50000', 50, '0.01'],
  ['250000', 25, '0.02'],
  ['1000000', 10, '0.05'],
  ['2000000', 5, '0.1'],
  ['5000000', 4, '0.125'],
  ['10000000', 3, '0.15'],
  ['20000000', 2, '0.25'],
]

/**
 * Returns the brackets with their value `cum`, which makes the maintenance margin continuous: the `cum` of the
 * previous bracket plus the lower bound × the increase of the rate.
 */
function tiers(rows: Row[]): Tier[] {
  const made: Tier[] = []
  for (const [cap, max_leverage, mmr] of rows) {
    const before = made.at(-1)
    const floor = before?.cap ?? '0'
    const cum = before ? add(before.cum, mul(floor, sub(mmr, before.mmr))) : '0'
    made.push({ bracket: made.length + 1, floor, cap, max_leverage, mmr, cum })
  }
  return made
}

const bySymbol: Record<string, Tier[]> = { BTCUSDT: tiers(BTC), ETHUSDT: tiers(ETH) }
const others = tiers(ALT)

/** Returns the brackets of a contract, in ascending order. */
export function tiersOf(symbol: string): readonly Tier[] {
  return bySymbol[symbol] ?? others
}
