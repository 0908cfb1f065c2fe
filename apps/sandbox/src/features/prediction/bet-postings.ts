import type { TradingFee } from '../../exchange/capabilities.ts'
import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import type { Payout } from './round-payouts.ts'

const COIN = 'USDT'

/**
 * Returns the ledger account that holds the stakes of a round until they are paid out. After the payout its balance
 * is 0.
 */
export function poolAccount(roundNo: string): string {
  return `sys:pool:${roundNo}`
}

export function systemEntry(account: string, amount: bigint): Entry {
  return { account, bucket: '', coin: COIN, amount }
}

export function walletEntry(memberId: number, amount: bigint): Entry {
  return { account: memberAccount(memberId, 'spot'), bucket: 'available', coin: COIN, amount }
}

type Bet = Pick<OptionOrderRow, 'order_no' | 'member_id' | 'round_no' | 'amount' | 'open_fee'>

const holder = ({ round_no }: Bet) => (round_no === null ? 'sys:option' : poolAccount(round_no))

function posting(change: Posting['change'], bet: Bet, entries: Entry[]): Posting {
  return {
    change,
    refType: 'option_order',
    refNo: bet.order_no,
    entries: entries.filter(({ amount }) => amount !== 0n),
  }
}

/**
 * Returns the booking that debits the member with the stake and the open fee of a bet
 * (docs/rules.md#options-and-prediction-rounds).
 */
export function stakePosting(bet: Bet): Posting {
  return posting('option_stake', bet, [
    walletEntry(bet.member_id, -(bet.amount + bet.open_fee)),
    systemEntry(holder(bet), bet.amount),
    systemEntry('sys:fee', bet.open_fee),
  ])
}

/** Returns the booking that credits a payout; null if the payout is zero. */
export function payoutPosting(bet: Bet, { status, credit, rewardFee }: Payout): Posting | null {
  if (credit === 0n) return null
  const wallet = walletEntry(bet.member_id, credit)
  if (status === 'won') {
    // In a round, the fee is booked once for the whole pool, so the payout booking of one bet contains no fee.
    const fee = bet.round_no === null ? rewardFee : 0n
    return posting('option_payout', bet, [
      wallet,
      systemEntry(holder(bet), -(credit + fee)),
      systemEntry('sys:fee', fee),
    ])
  }
  return posting('option_refund', bet, [
    wallet,
    systemEntry(holder(bet), -bet.amount),
    systemEntry('sys:fee', bet.amount - credit),
  ])
}

/**
 * Returns the trading fees of a settled time option, from which referral rewards are paid: the open fee and the
 * reward fee. Refunded options and bets in rounds give no referral rewards, so they return no fees.
 */
export function finalFees(bet: Bet, { status, rewardFee }: Payout): TradingFee[] {
  if (bet.round_no !== null || (status !== 'won' && status !== 'lost')) return []
  return [bet.open_fee, rewardFee].map((units) => ({ memberId: bet.member_id, coin: COIN, units }))
}
