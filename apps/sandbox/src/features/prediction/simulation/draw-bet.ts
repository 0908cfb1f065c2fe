import type { Random } from '../../../clock/random.ts'
import type { BetRequest } from '../place-request.ts'

/** Settings for drawing the random bets of the current round. */
export interface BetHabits {
  /** Direction of all bets; null if bets of both directions are drawn. */
  oneSided: 'bull' | 'bear' | null
  marketMaker: boolean
}

const LENGTH = 300

/** Draws a random request for a bet at `now`. Some requests are invalid. */
export function drawBet(random: Random, habits: BetHabits, now: number): BetRequest {
  const symbol = random.below(3) ? 'BTCUSDT' : 'ETHUSDT'
  const direction = habits.oneSided ?? (random.below(2) ? 'bull' : 'bear')
  const common = {
    symbol,
    direction,
    amount: stake(random),
    ...(random.below(4) === 0 ? { client_order_id: `c${random.below(1_000_000)}` } : {}),
  } as const
  if (random.below(5) === 0) return { mode: 'time', ...common, time_id: 1 + random.below(6) }
  // In the first two milliseconds after the lock of a round, the bet still names this locked round. In this way, the
  // simulation tests bets that arrive too late.
  const late = now % (LENGTH * 1000) < 2 ? 1 : 0
  const number = Math.floor(now / (LENGTH * 1000)) - late
  return { mode: 'round', ...common, round_no: `${symbol}-${LENGTH}-${number}` }
}

function stake(random: Random): string {
  const drawn = random.below(40)
  if (drawn === 0) return '0.5'
  if (drawn === 1) return '10000.01'
  if (drawn === 2) return '12.345'
  if (drawn === 3) return '5000'
  const cents = String(random.below(100)).padStart(2, '0')
  return `${10 + random.below(400)}.${cents}`
}
