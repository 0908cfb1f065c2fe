import { trim } from '@bourselet/sdk/money'
import { createContext, useMemo, useState } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { type OptionOrder, useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useTicketPress } from '../../../shared/ticket/use-ticket-form.ts'
import { useParts } from '../../../shared/ui/use-parts.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { type BetRequest, useBetIntent } from '../bet/use-bet-intent.ts'
import { useStake } from '../bet/use-stake.ts'
import { roundNumber } from '../parts/round-number.ts'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, previewBet, previewOwn } from './model.ts'

export type RoundBetCallbacks = {
  onBetPlaced?: ((order: OptionOrder) => void) | undefined
  onFailed?: ((error: Error) => void) | undefined
}

export type RoundBetOptions = RoundBetCallbacks & {
  round: Round
  layout: 'card' | 'sheet'
  /** True while the displayed prices and pools may be outdated, because the connection was lost. */
  isStale: boolean
}

/**
 * The state of a round bet: the open round, the entries, the expected result, and the intent (a write with its
 * idempotency key) that places the bet.
 */
export type RoundBetState = ReturnType<typeof useRoundState>

export const RoundBetContext = createContext<RoundBetState | null>(null)

/**
 * Returns the state of the surrounding `<RoundBet>`, for components passed as its children.
 * @throws Error outside a RoundBet
 */
export function useRoundBet(): RoundBetState {
  return useParts(RoundBetContext, 'RoundBet')
}

/** Creates the state of the member's bet in the open round. */
export function useRoundState({ round, layout, isStale, ...callbacks }: RoundBetOptions) {
  const { signedIn } = useSession()
  const { symbol } = round
  const now = useServerNow()
  const account = useSpotAccount(symbol)
  const running = useOptionOrders(symbol)
  const [direction, setDirection] = useState<Direction | null>(null)
  const [isAsked, setAsked] = useState(false)
  const bounds = {
    ...{ min: round.min_stake, max: round.max_stake, step: round.stake_step },
    openFeeRate: round.open_fee_rate,
  }
  const available = account.data?.quote.available ?? null
  const stake = useStake(bounds, signedIn ? available : null)
  const intent = useRoundIntent(symbol, callbacks, {
    onPlaced() {
      stake.set('')
      setDirection(null)
    },
    // If the server refuses because the member has already bet, the bet was placed on another page and its event has
    // not arrived here. The list is loaded again to show this bet.
    onAlreadyBet: running.refetch,
  })
  const own = running.data?.find((order) => order.round_no === round.round_no)
  const isClosed = round.status !== 'open' || now >= round.lock_at

  const { round_no } = round
  const { value, exact, problem } = stake
  const draft = useMemo(() => ({ direction, value, round_no }), [direction, value, round_no])
  const order: BetRequest | null =
    direction && exact && !problem
      ? { mode: 'round', symbol, direction, amount: trim(exact), round_no }
      : null
  // The next round can open while the member presses the button. The next round has other pools and another end time,
  // so in this case the bet is not sent.
  const press = useTicketPress({ draft, problems: [], order })

  const send = () => {
    const drawn = press.release()
    if (!drawn) return
    if (!direction) return setAsked(true)
    if (problem) return stake.insist()
    if (drawn.order) intent.submit(drawn.order)
  }
  const change =
    <A>(set: (value: A) => void) =>
    (value: A) => {
      intent.edit()
      set(value)
    }
  return {
    round,
    layout,
    isStale,
    now,
    bounds,
    available,
    stake: { ...stake, set: change(stake.set), setShare: change(stake.setShare) },
    direction: own?.direction ?? direction,
    setDirection: change((next: Direction) => {
      setAsked(false)
      setDirection(next)
    }),
    /** True if the member tried to send the bet before selecting a direction. */
    isAsked,
    preview: own
      ? previewOwn(round, own.direction, own.amount)
      : stake.exact && direction
        ? previewBet(round, direction, stake.exact)
        : null,
    own,
    isClosed,
    intent,
    signedIn,
    send,
    /** True if the next round opened while the member pressed the button, so that no bet was sent. */
    isChanged: press.isChanged,
    /** Event handlers for the form element. */
    press: press.handlers,
  }
}

type Ends = { onPlaced: () => void; onAlreadyBet: () => void }

/**
 * Returns the intent (a write with its idempotency key) that places a bet in a round. A toast reports that the bet was
 * placed.
 */
function useRoundIntent(symbol: string, callbacks: RoundBetCallbacks, { onPlaced, onAlreadyBet }: Ends) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { show } = useToast()
  return useBetIntent({
    product: 'round',
    symbol,
    onDone(order) {
      onPlaced()
      const orderText = t(`bet.deal.${order.direction}`, { amount: coin(order.amount) })
      show({
        tone: 'success',
        title: t('bet.placed'),
        text: `${orderText} · ${roundNumber(order.round_no ?? '')}`,
      })
      callbacks.onBetPlaced?.(order)
    },
    onFailed(error) {
      if (error.name === 'ALREADY_BET') onAlreadyBet()
      callbacks.onFailed?.(error)
    },
  })
}
