import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import type { Payout } from './round-payouts.ts'

const COIN = 'USDT'

/** The account that holds the stakes of a round until they are paid out; then it is at 0. */
export function poolAccount(roundNo: string): string {
  return `sys:pool:${roundNo}`
}

export function systemEntry(account: string, amount: bigint): Entry {
  return { account, bucket: '', coin: COIN, amount }
}

export function walletEntry(memberId: number, amount: bigint, bucket = 'available'): Entry {
  return { account: memberAccount(memberId, 'spot'), bucket, coin: COIN, amount }
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

/** Stake and open fee leave the member (rulebook 2.10). */
export function stakePosting(bet: Bet): Posting {
  return posting('option_stake', bet, [
    walletEntry(bet.member_id, -(bet.amount + bet.open_fee)),
    systemEntry(holder(bet), bet.amount),
    systemEntry('sys:fee', bet.open_fee),
  ])
}

/** What a bet brings back; null when that is nothing. */
export function payoutPosting(bet: Bet, { status, credit, rewardFee }: Payout): Posting | null {
  if (credit === 0n) return null
  const wallet = walletEntry(bet.member_id, credit)
  if (status === 'won') {
    // The fee of a round is taken once, of its whole pool.
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
