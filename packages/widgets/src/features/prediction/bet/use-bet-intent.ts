import { RefusedError } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import { type OptionOrder, optionOrdersKey } from '../../../shared/data/use-option-orders.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { type Intent, useIntent } from '../../../shared/intent/use-intent.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { isLocked } from '../../../shared/ticket/use-order-intent.ts'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { StakeProblem } from './use-stake.ts'

const ofStake = new Set(['STAKE_RANGE', 'INSUFFICIENT_BALANCE'])

/**
 * A refusal of a bet by the server. If it concerns only the stake, `stake` contains the problem; otherwise `whole`
 * contains the error.
 */
export type BetRefusal = { stake: StakeProblem | null; whole: Error | null }

/** Converts an error of the server to a refusal of the stake or of the whole bet. */
export function refusalOf(error: Error | null): BetRefusal {
  if (!error) return { stake: null, whole: null }
  if (!(error instanceof RefusedError)) return { stake: null, whole: error }
  const params = error.params as Record<string, Decimal>
  const ofAmount = error.fields?.amount
  if (ofAmount) return { stake: { name: ofAmount, params: {} }, whole: null }
  if (ofStake.has(error.name) || error.field === 'amount') {
    return { stake: { name: error.name, params }, whole: null }
  }
  return { stake: null, whole: error }
}

export type BetRequest = Parameters<BourseletClient['prediction']['place']>[0]

export type BetIntent = Intent<BetRequest, OptionOrder> & {
  /**
   * True while the bet is being sent or its outcome is unknown. The entries are disabled during this time.
   */
  isLocked: boolean
  refusal: BetRefusal
  /** The state of the confirmation. While its dialog fades out, `bet` is kept. */
  review: { isOpen: boolean; bet: BetRequest | null }
}

type BetIntentOptions = {
  /**
   * The kind of bet. Rounds and options of a symbol have separate intents, so a bet in one of them does not lock the
   * other.
   */
  product: 'round' | 'option'
  symbol: string
  onDone: (order: OptionOrder) => void
  onFailed: (error: Error) => void
}

/**
 * Returns the intent (a write with its idempotency key) that places a bet in a round or opens an option. A repeated
 * request has the same key, so it does not place a second bet. The member first confirms the bet, if their preference or
 * an iframe requires it.
 */
export function useBetIntent({ product, symbol, onDone, onFailed }: BetIntentOptions): BetIntent {
  const { confirmBets } = usePreferences()
  const { isFramed } = useBourselet()
  const intent = useIntent<BetRequest, OptionOrder>({
    scope: [product, symbol],
    send: (sdk, bet, { idempotencyKey }) => sdk.prediction.place(bet, { idempotencyKey }),
    observe: (event) =>
      event.kind === 'option_order' ? { key: event.order.client_order_id, answer: event.order } : null,
    needsReview: () => confirmBets || isFramed,
    invalidates: [optionOrdersKey(symbol), optionOrdersKey(), spotAccountKey(symbol)],
    onDone,
    onFailed,
  })
  const { state } = intent
  const isOpen = state.phase === 'reviewing'
  return {
    ...intent,
    isLocked: isLocked(state),
    refusal: refusalOf(state.phase === 'refused' ? state.error : null),
    review: { isOpen, bet: useLast(isOpen ? state.input : null) },
  }
}
