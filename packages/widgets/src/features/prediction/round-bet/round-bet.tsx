import { type FormEvent, type ReactNode, useRef } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useRoundBoard } from '../../../shared/data/use-round-board.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { RoundBetConfirm } from './round-bet-confirm.tsx'
import {
  RoundBetDirection,
  RoundBetHeader,
  RoundBetNotices,
  RoundBetPreview,
  RoundBetRules,
  RoundBetStake,
  RoundBetSubmit,
} from './round-bet-parts.tsx'
import { RoundBetContext, type RoundBetOptions, useRoundState } from './use-round-bet.ts'
import '../parts/parts.css'
import '../rounds/rounds.css'
import './round-bet.css'

export type RoundBetProps = {
  symbol: string
  /** The layout. `card` (default): beside the rounds. `sheet`: at the bottom edge of a phone. */
  layout?: 'card' | 'sheet'
  /** Called when a bet was accepted. */
  onBetPlaced?: (order: OptionOrder) => void
  /** Called when a bet was refused or its outcome is unknown. `error.outcome` distinguishes the two cases. */
  onFailed?: (error: Error) => void
  /** Called when a user who is not logged in presses the log-in button. */
  onSignIn?: () => void
  /**
   * Children replace the default layout: parts such as `RoundBetDirection` and `RoundBetStake`, or components
   * that call `useRoundBet`.
   */
  children?: ReactNode
}

/** A form that bets up or down in the next round of a symbol. */
export const RoundBet = symbolWidget(
  'round-bet',
  function RoundBet({ symbol, layout: asked, children, onBetPlaced, onFailed, onSignIn }: RoundBetProps) {
    const { t, ready } = useText('prediction')
    const { board, error, retry } = useRoundBoard(symbol)
    const { state } = useConnection()
    const layout = asked === 'sheet' ? 'sheet' : 'card'
    const round = ready ? board?.open : undefined
    return (
      <Root name="round-bet" density={layout === 'card' ? 'compact' : 'comfortable'} data-layout={layout}>
        {round ? (
          <Ticket
            key={symbol}
            {...{ round, layout, onBetPlaced, onFailed, onSignIn }}
            isStale={state === 'stale' || state === 'offline'}
          >
            {children}
          </Ticket>
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : ready && board !== undefined ? (
          <Empty
            icon={icons.clock}
            title={t(board ? 'round.waiting' : 'round.none')}
            text={t('round.noneText')}
          />
        ) : (
          <BetSkeleton layout={layout} />
        )}
      </Root>
    )
  },
)

type TicketProps = RoundBetOptions & Pick<RoundBetProps, 'children'> & { onSignIn: (() => void) | undefined }

/** The form of a bet in the open round. */
function Ticket({ children, onSignIn, ...options }: TicketProps) {
  const { layout } = options
  const bet = useRoundState(options)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!bet.signedIn) return onSignIn?.()
    bet.send()
    const wrong = !bet.direction ? 'direction' : bet.stake.problem ? 'stake' : null
    if (wrong) form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus()
  }
  return (
    <RoundBetContext.Provider value={bet}>
      <form ref={form} className="bl-bet" data-layout={layout} noValidate onSubmit={submit} {...bet.press}>
        {!children && <RoundBetHeader />}
        <div className="bl-bet__body">{children ?? <DefaultParts isCard={layout === 'card'} />}</div>
      </form>
      {/* Outside the <form>, because a press in the dialog is not a press of the form. */}
      <RoundBetConfirm />
    </RoundBetContext.Provider>
  )
}

function DefaultParts({ isCard }: { isCard: boolean }) {
  return (
    <>
      <RoundBetDirection />
      <RoundBetStake />
      <RoundBetPreview />
      {isCard && <RoundBetRules />}
      <RoundBetNotices />
      <span className="bl-bet__room" />
      <RoundBetSubmit />
    </>
  )
}

const heights = { card: [20, 66, 58, 18, 82, 46, 46], sheet: [20, 54, 64, 60, 48] }

function BetSkeleton({ layout }: { layout: 'card' | 'sheet' }) {
  return (
    <div className="bl-bet__body" aria-busy>
      {heights[layout].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of heights
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
