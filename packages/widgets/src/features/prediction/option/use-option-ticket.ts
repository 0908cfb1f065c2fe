import { trim } from '@bourselet/sdk/money'
import { createContext, useState } from 'react'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useParts } from '../../../shared/ui/use-parts.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { useBetIntent } from '../bet/use-bet-intent.ts'
import { useStake } from '../bet/use-stake.ts'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import type { Direction } from '../round-bet/model.ts'
import { previewOption } from './model.ts'

export type OptionTicketOptions = {
  symbol: string
  times: readonly OptionTime[]
  /** The duration that is initially selected. */
  first: OptionTime
  /** The member's options that are not settled yet. */
  running: readonly OptionOrder[]
  /** True while the displayed prices may be outdated. */
  isStale: boolean
  isNarrow: boolean
  onOptionPlaced?: ((order: OptionOrder) => void) | undefined
  onFailed?: ((error: Error) => void) | undefined
}

/**
 * The state of an option ticket: the duration, the stake, the expected result, and the intent (a write with its
 * idempotency key) that opens the option.
 */
export type OptionTicketState = ReturnType<typeof useOptionState>

export const OptionTicketContext = createContext<OptionTicketState | null>(null)

/**
 * Returns the state of the surrounding `<OptionTicket>`, for components passed as its children.
 * @throws Error outside an OptionTicket
 */
export function useOptionTicket(): OptionTicketState {
  return useParts(OptionTicketContext, 'OptionTicket')
}

/** Creates the state of an option ticket. */
export function useOptionState(options: OptionTicketOptions) {
  const { symbol, times, first, running, isStale, isNarrow } = options
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const { coin } = useStakes()
  const { show } = useToast()
  const { signedIn } = useSession()
  const account = useSpotAccount(symbol)
  const [chosen, setChosen] = useState(first.time_id)
  const time = times.find((one) => one.time_id === chosen) ?? first
  const bounds = {
    ...{ min: time.min_stake, max: time.max_stake, step: time.stake_step },
    openFeeRate: time.open_fee_rate,
  }
  const available = account.data?.quote.available ?? null
  const stake = useStake(bounds, signedIn ? available : null)
  const intent = useBetIntent({
    product: 'option',
    symbol,
    onDone(order) {
      const parts = [
        t(`bet.deal.${order.direction}`, { amount: coin(order.amount) }),
        duration(order.seconds ?? 0),
        ...(order.open_price ? [t('option.at', { price: format.price(order.open_price) })] : []),
      ]
      show({ tone: 'success', title: t('option.placed'), text: parts.join(' · ') })
      options.onOptionPlaced?.(order)
    },
    onFailed: (error) => options.onFailed?.(error),
  })
  const change =
    <A>(set: (value: A) => void) =>
    (value: A) => {
      intent.edit()
      set(value)
    }
  return {
    symbol,
    times,
    running,
    isStale,
    isNarrow,
    time,
    setTime: change(setChosen),
    bounds,
    stake: { ...stake, set: change(stake.set), setShare: change(stake.setShare) },
    preview: stake.exact ? previewOption(time, stake.exact) : null,
    intent,
    signedIn,
    /**
     * Sends the option. If the stake is missing or not valid, shows the problem at the stake field and
     * returns false.
     */
    send(direction: Direction): boolean {
      if (stake.problem || !stake.exact) {
        stake.insist()
        return false
      }
      const { time_id, payout_rate, open_fee_rate, reward_fee_rate } = time
      intent.submit({
        ...{ mode: 'time', symbol, direction, amount: trim(stake.exact), time_id },
        ...{ payout_rate, open_fee_rate, reward_fee_rate },
      })
      return true
    },
  }
}
