import { coins } from '../../prices/coins.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Move } from './swap.ts'

const known = (coin: string) => coins.some((one) => one.coin === coin)

/**
 * Refuses a conversion or transfer that the sandbox does not support for any amount, because of its coins or accounts.
 * Callers run this check before they check the fund password, so that such a request does not cost a password attempt.
 */
export function refuseMove({ from_account, to_account, from_coin, to_coin }: Move): void {
  if (from_coin !== to_coin) {
    const swaps = from_account === 'spot' && to_account === 'spot' && known(from_coin) && known(to_coin)
    if (!swaps) throw new Refusal('PAIR_UNSUPPORTED')
  } else if (from_account === to_account) {
    throw new Refusal('NOTHING_TO_DO')
  } else if (from_coin !== 'USDT') {
    throw new Refusal('PAIR_UNSUPPORTED')
  }
}
