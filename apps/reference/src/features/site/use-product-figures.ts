import { compare, type Decimal, mul } from '@bourselet/sdk/money'
import { useCall, useSymbols } from '@bourselet/widgets'

const PAIR = 'BTCUSDT'
const MINUTE_S = 60

/** Returns the figures of the products for visitors; undefined while loading. */
export function useProductFigures() {
  const pairs = useSymbols().data
  const contracts = useSymbols('futures').data
  const levels = useCall(['account.levels'], (sdk, options) => sdk.account.levels(options), {
    staleMs: 600_000,
  }).data
  const terms = useCall(
    ['prediction.times', PAIR],
    (sdk, options) => sdk.prediction.times({ symbol: PAIR }, options),
    { staleMs: 60_000 },
  ).data
  const first = levels?.list[0]
  return {
    spot: pairs &&
      first && { pairs: pairs.length, taker: percent(first.spot_taker), isEqual: isEqual(first) },
    futures: contracts && mostLeverage(contracts),
    options: terms && bestPayout(terms.times),
    round: terms?.rounds?.open && {
      fee: percent(terms.rounds.open.reward_fee_rate),
      tieRule: terms.rounds.open.tie_rule,
    },
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
  return (
    best && {
      payout: percent(best.payout_rate),
      minutes: best.seconds / MINUTE_S,
      from: Math.min(...minutes),
      to: Math.max(...minutes),
    }
  )
}
