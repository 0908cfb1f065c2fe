import { compare, type Decimal, mul, round } from '@bourselet/sdk/money'
import { useCall, useLevels, useSymbols } from '@bourselet/widgets'

const PAIR = 'BTCUSDT'
const MINUTE_S = 60

/**
 * Returns the figures of the home page's cards for spot, futures and options. A figure is undefined until its
 * data is loaded.
 */
export function useProductFigures() {
  const pairs = useSymbols().data
  const contracts = useSymbols('futures').data
  const levels = useLevels().data
  const terms = useCall(
    ['prediction.times', PAIR],
    (sdk, options) => sdk.prediction.times({ symbol: PAIR }, options),
    { staleMs: 60_000 },
  ).data
  const depth = useCall(
    ['market.depth', PAIR, 'home'],
    (sdk, options) => sdk.market.depth({ symbol: PAIR, limit: 20 }, options),
    { staleMs: 60_000 },
  ).data
  const first = levels?.list[0]
  return {
    spot: pairs &&
      depth &&
      first && {
        pairs: pairs.length,
        taker: percent(first.spot_taker),
        isEqual: isEqual(first),
        depth: depthBars(depth),
      },
    futures: contracts && mostLeverage(contracts),
    options: terms && { ...bestPayout(terms.times), ...poolsOf(terms.rounds?.open) },
  }
}

type Level = readonly [price: Decimal, quantity: Decimal]

/**
 * Returns the cumulative quantities of the best 14 levels of each side as bars, from the lowest bid to the highest ask.
 */
function depthBars({ bids, asks }: { bids: readonly Level[]; asks: readonly Level[] }) {
  const summed = (levels: readonly Level[]) => {
    let sum = 0
    // The height of a bar needs no exact value, so the decimal string is converted to a number here.
    return levels.slice(0, 14).map(([, quantity]) => (sum += Number(quantity)))
  }
  const sides = { up: summed(bids).reverse(), down: summed(asks) }
  const highest = Math.max(...sides.up, ...sides.down, 0) || 1
  return (['up', 'down'] as const).flatMap((tone) =>
    sides[tone].map((sum) => ({ height: sum / highest, tone })),
  )
}

type OpenRound = {
  bull_pool: Decimal
  bear_pool: Decimal
  bull_ratio: Decimal | null
  bear_ratio: Decimal | null
}

/**
 * Returns the bull pool's percentage of all bets in a round (50 without bets), and the payout multiples of both
 * pools. `multiples` is null if a pool has no multiple yet.
 */
function poolsOf(open: OpenRound | null | undefined) {
  const bull = Number(open?.bull_pool ?? 0)
  const total = bull + Number(open?.bear_pool ?? 0)
  const { bull_ratio = null, bear_ratio = null } = open ?? {}
  return {
    bullPercent: total === 0 ? 50 : (100 * bull) / total,
    multiples:
      bull_ratio === null || bear_ratio === null
        ? null
        : [bull_ratio, bear_ratio].map((ratio) => round(ratio, 2, 'DOWN')),
  }
}

const percent = (rate: Decimal): Decimal => mul(rate, '100')

const isEqual = ({ spot_maker, spot_taker }: { spot_maker: Decimal; spot_taker: Decimal }) =>
  compare(spot_maker, spot_taker) === 0

function mostLeverage(contracts: readonly { base: string; max_leverage?: number }[]) {
  const [most] = contracts.toSorted((a, b) => (b.max_leverage ?? 1) - (a.max_leverage ?? 1))
  return most && { leverage: most.max_leverage ?? 1, coin: most.base }
}

function bestPayout(times: readonly { seconds: number; payout_rate: Decimal }[]) {
  const minutes = times.map(({ seconds }) => seconds / MINUTE_S)
  const best = times.toSorted((a, b) => compare(b.payout_rate, a.payout_rate))[0]
  return {
    payout: percent(best?.payout_rate ?? '0'),
    minutes: (best?.seconds ?? 0) / MINUTE_S,
    from: Math.min(...minutes),
    to: Math.max(...minutes),
  }
}
