import { trim } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import { type OptionOrder, optionOrdersKey } from '../../../shared/data/use-option-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { spotAccountKey, useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useOrderDesk } from '../../../shared/ticket/use-order-desk.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { optionDeskOf } from '../bet/bet-desk.ts'
import { refusalOf } from '../bet/refusal-of.ts'
import { useStake } from '../bet/use-stake.ts'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import type { Direction } from '../rounds/preview-bet.ts'
import { previewOption } from './preview-option.ts'

export type OptionBetTold = {
  onOptionPlaced?: ((order: OptionOrder) => void) | undefined
  onFailed?: ((error: Error) => void) | undefined
}

export type OptionBetState = ReturnType<typeof useOptionBet>

/** An option as it is entered, and where the one that was sent stands. */
export function useOptionBet(
  symbol: string,
  times: readonly OptionTime[],
  first: OptionTime,
  told: OptionBetTold,
) {
  const { t } = useText('prediction')
  const { sdk } = useBourselet()
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
  const desk = optionDeskOf(sdk, symbol)
  const state = useOrderDesk(desk, [optionOrdersKey(symbol), optionOrdersKey(), spotAccountKey(symbol)], {
    onPlaced(order) {
      const parts = [
        t(`bet.deal.${order.direction}`, { amount: coin(order.amount) }),
        duration(order.seconds ?? 0),
        ...(order.open_price ? [t('option.at', { price: format.price(order.open_price) })] : []),
      ]
      show({ tone: 'success', title: t('option.placed'), text: parts.join(' · ') })
      told.onOptionPlaced?.(order)
    },
    onFailed: (error) => told.onFailed?.(error),
  })
  const change =
    <A>(set: (value: A) => void) =>
    (value: A) => {
      desk.forget()
      set(value)
    }
  return {
    time,
    setTime: change(setChosen),
    bounds,
    stake: { ...stake, set: change(stake.set), setShare: change(stake.setShare) },
    preview: stake.exact ? previewOption(time, stake.exact) : null,
    refusal: refusalOf(state.phase === 'idle' ? state.error : null),
    desk,
    state,
    signedIn,
    /** Sends it; false where the stake is in the way. */
    send(direction: Direction): boolean {
      if (stake.problem || !stake.exact) {
        stake.insist()
        return false
      }
      void desk.place({ mode: 'time', symbol, direction, amount: trim(stake.exact), time_id: time.time_id })
      return true
    },
  }
}
