import { type Decimal, toUnits } from '@bourselet/sdk/money'

/**
 * A membership level: the trading volume of 30 days in USDT that it requires, and its fee rates
 * (docs/rules.md#levels-identity-checks-and-credit-score).
 */
export interface Level {
  level: number
  name: string
  minVolume: Decimal
  spotMaker: Decimal
  spotTaker: Decimal
  futuresMaker: Decimal
  futuresTaker: Decimal
  /** The four fee rates above as integers in units of 1e-8. */
  rates: Record<'spot' | 'futures', { maker: bigint; taker: bigint }>
}

type Row = [
  minVolume: Decimal,
  spotMaker: Decimal,
  spotTaker: Decimal,
  futuresMaker: Decimal,
  futuresTaker: Decimal,
]

const ROWS: Row[] = [
  ['0', '0.001', '0.001', '0.0002', '0.0005'],
  ['100000', '0.0009', '0.001', '0.00016', '0.0005'],
  ['500000', '0.0008', '0.001', '0.00014', '0.00045'],
  ['2000000', '0.0006', '0.0009', '0.00012', '0.0004'],
  ['10000000', '0.0004', '0.0007', '0.0001', '0.00035'],
  ['50000000', '0.0002', '0.0005', '0', '0.0003'],
]

/** All membership levels, lowest first. */
export const levels: readonly Level[] = ROWS.map(
  ([minVolume, spotMaker, spotTaker, futuresMaker, futuresTaker], level) => ({
    level,
    name: `VIP${level}`,
    minVolume,
    spotMaker,
    spotTaker,
    futuresMaker,
    futuresTaker,
    rates: {
      spot: { maker: toUnits(spotMaker), taker: toUnits(spotTaker) },
      futures: { maker: toUnits(futuresMaker), taker: toUnits(futuresTaker) },
    },
  }),
)

/** Returns the membership level with this number, or the lowest level if there is none. */
export function levelOf(number: number): Level {
  return levels[number] ?? (levels[0] as Level)
}

/** Returns the number of the level for a trading volume (docs/rules.md#levels-identity-checks-and-credit-score), in units of 1e-8 USDT. */
export function levelFor(volume: bigint): number {
  return levels.findLast(({ minVolume }) => toUnits(minVolume) <= volume)?.level ?? 0
}
