import type { Round, RoundBoard } from '../shared/data/live-rounds.ts'
import type { OptionOrder } from '../shared/data/use-option-orders.ts'
import type { PastRound } from '../shared/data/use-past-rounds.ts'

const FIVE_MINUTES = 300_000

/** Returns a prediction round that accepts bets for the next 77 seconds. */
export const openRound = (changes: Partial<Round> = {}): Round => {
  const lock_at = Date.now() + 77_000
  return {
    round_no: 'BTCUSDT-300-5984235',
    symbol: 'BTCUSDT',
    start_at: lock_at - FIVE_MINUTES,
    lock_at,
    close_at: lock_at + FIVE_MINUTES,
    open_price: null,
    close_price: null,
    current_price: '60112.30',
    bull_pool: '9860.00000000',
    bear_pool: '8345.00000000',
    total_pool: '18205.00000000',
    bull_ratio: '1.8463',
    bear_ratio: '2.1815',
    open_fee_rate: '0',
    reward_fee_rate: '0.03',
    tie_rule: 'refund',
    one_sided_rule: 'refund',
    min_stake: '1',
    max_stake: '5000',
    stake_step: '0.01',
    status: 'open',
    result: null,
    lock_tick: null,
    close_tick: null,
    ...changes,
  }
}

/** Returns the live prediction round, which precedes the open round and was locked at 60,084.15. */
export const liveRound = (changes: Partial<Round> = {}): Round => {
  const { start_at, lock_at } = openRound()
  return {
    ...openRound(),
    round_no: 'BTCUSDT-300-5984234',
    start_at: start_at - FIVE_MINUTES,
    lock_at: start_at,
    close_at: lock_at,
    open_price: '60084.15',
    bull_pool: '18420.00000000',
    bear_pool: '14260.00000000',
    total_pool: '32680.00000000',
    status: 'locked',
    lock_tick: { id: 700, ts: start_at, price: '60084.15' },
    ...changes,
  }
}

/** Returns a past prediction round in which the price rose. It precedes the live round by `before` rounds. */
export const pastRound = (before: number, changes: Partial<PastRound> = {}): PastRound => {
  const live = liveRound()
  const lock_at = live.lock_at - before * FIVE_MINUTES
  const close_at = lock_at + FIVE_MINUTES
  return {
    ...live,
    round_no: `BTCUSDT-300-${5984234 - before}`,
    start_at: lock_at - FIVE_MINUTES,
    lock_at,
    close_at,
    open_price: '60041.36',
    close_price: '60084.15',
    status: 'settled',
    result: 'bull',
    lock_tick: { id: 100, ts: lock_at, price: '60041.36' },
    close_tick: { id: 400, ts: close_at, price: '60084.15' },
    ...changes,
  }
}

export const boardOf = (changes: Partial<RoundBoard> = {}): RoundBoard => {
  const open = openRound()
  return { open, live: liveRound(), next_at: open.lock_at, ...changes }
}

/** Returns the answer of the call that reads the rounds in progress and the durations of options. */
export const timesOf = (rounds: RoundBoard | null = boardOf()) => ({
  times: [
    [60, '0.7'],
    [300, '0.85'],
    [600, '0.9'],
  ].map(([seconds, payout_rate], at) => ({
    time_id: at + 1,
    seconds,
    payout_rate,
    min_stake: '10',
    max_stake: '10000',
    stake_step: '0.01',
    open_fee_rate: '0.001',
    reward_fee_rate: '0.02',
  })),
  rounds,
  server_time: Date.now(),
})

/** Returns a bet in the open round. */
export const bet = (changes: Partial<OptionOrder> = {}): OptionOrder => ({
  order_no: 'P202601010000000001',
  client_order_id: null,
  mode: 'round',
  symbol: 'BTCUSDT',
  time_id: null,
  seconds: null,
  round_no: 'BTCUSDT-300-5984235',
  direction: 'bull',
  amount: '100.00000000',
  open_fee: '0.00000000',
  open_price: null,
  delivery_price: null,
  opened_at: Date.now(),
  deliver_at: Date.now() + 377_000,
  settled_at: null,
  payout_rate: null,
  open_fee_rate: '0',
  reward_fee_rate: '0.03',
  reward_fee: null,
  reward_amount: null,
  pnl: null,
  status: 'in_progress',
  open_tick: null,
  delivery_tick: null,
  ...changes,
})

/** Returns an open option with a duration of five minutes, opened at the price 60,096.42. */
export const option = (changes: Partial<OptionOrder> = {}): OptionOrder =>
  bet({
    order_no: 'P202601010000000002',
    mode: 'time',
    time_id: 2,
    seconds: 300,
    round_no: null,
    open_fee: '0.10000000',
    open_price: '60096.42',
    opened_at: Date.now() - 158_000,
    deliver_at: Date.now() + 142_000,
    payout_rate: '0.85',
    open_fee_rate: '0.001',
    reward_fee_rate: '0.02',
    open_tick: { id: 500, ts: Date.now() - 158_000, price: '60096.42' },
    ...changes,
  })

/** Returns the index prices of one minute, newest first, as the server returns them. The newest price is 60,112.30. */
export const ticks = () =>
  Array.from({ length: 60 }, (_, at) => ({
    id: 900 - at,
    ts: Date.now() - at * 1000,
    price: at === 0 ? '60112.30' : `${60100 + (at % 7)}.00`,
  }))
