import { add, type Decimal, percent } from '@bourselet/sdk/money'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'

/** The results of settled bets. Ties and canceled bets count as returned. */
export type BetSums = {
  won: number
  lost: number
  returned: number
  /** Won bets as a percentage of the won and lost ones; null without such bets. */
  winRate: Decimal | null
  /** The sum of all profits and losses, fees included, in USDT. */
  profit: Decimal
}

type Settled = Pick<OptionOrder, 'status' | 'pnl'>

/** Returns the results of the settled bets among the given ones; null if none is settled. */
export function sumBets(bets: readonly Settled[]): BetSums | null {
  const settled = bets.filter(({ status }) => status !== 'in_progress')
  if (settled.length === 0) return null
  const won = settled.filter(({ status }) => status === 'won').length
  const lost = settled.filter(({ status }) => status === 'lost').length
  const decided = won + lost
  return {
    ...{ won, lost, returned: settled.length - decided },
    winRate: decided === 0 ? null : percent(String(won), String(decided)),
    profit: settled.reduce((sum, { pnl }) => add(sum, pnl ?? '0'), '0'),
  }
}
