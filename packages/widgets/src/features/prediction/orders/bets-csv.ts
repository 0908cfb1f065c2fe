import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { PastRound } from '../../../shared/data/use-past-rounds.ts'
import { toCsv } from '../../../shared/format/to-csv.ts'

const iso = (ts: number | null) => (ts === null ? null : new Date(ts).toISOString())

const betHead = [
  'order_no',
  'mode',
  'symbol',
  'round_no',
  'seconds',
  'direction',
  'amount',
  'open_fee',
  'opened_at',
  'open_price',
  'open_tick',
  'deliver_at',
  'delivery_price',
  'delivery_tick',
  'payout_rate',
  'reward_fee',
  'reward_amount',
  'pnl',
  'status',
] as const

/** Own bets, exact as booked, times in UTC, columns by their names in the contract. */
export function betsCsv(bets: readonly OptionOrder[]): string {
  return toCsv(
    betHead,
    bets.map((bet) =>
      betHead.map((name) => {
        if (name === 'opened_at' || name === 'deliver_at') return iso(bet[name])
        if (name === 'open_tick' || name === 'delivery_tick') return bet[name]?.id ?? null
        return bet[name]
      }),
    ),
  )
}

const roundHead = [
  'round_no',
  'symbol',
  'lock_at',
  'close_at',
  'open_price',
  'lock_tick',
  'close_price',
  'close_tick',
  'bull_pool',
  'bear_pool',
  'bull_ratio',
  'bear_ratio',
  'reward_fee_rate',
  'status',
  'result',
] as const

/** Results of rounds, with the ticks that settled them. */
export function roundsCsv(rounds: readonly PastRound[]): string {
  return toCsv(
    roundHead,
    rounds.map((round) =>
      roundHead.map((name) => {
        if (name === 'lock_at' || name === 'close_at') return iso(round[name])
        if (name === 'lock_tick' || name === 'close_tick') return round[name]?.id ?? null
        return round[name]
      }),
    ),
  )
}
