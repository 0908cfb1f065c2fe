import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { type OptionOrder, useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useRoundBoard } from '../../../shared/data/use-round-board.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import type { PairProps } from '../bar/pair-props.ts'
import { PredictionBar, Stat } from '../bar/prediction-bar.tsx'
import { useSettledToasts } from '../bet/use-settled-toasts.ts'
import { RecentOptions } from '../orders/recent-bets.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { useWidth } from '../parts/use-width.ts'
import { ChartPanel } from './option-chart.tsx'
import { OptionTicketConfirm } from './option-confirm.tsx'
import {
  directions,
  OptionTicketDuration,
  OptionTicketNotices,
  OptionTicketPreview,
  OptionTicketRules,
  OptionTicketStake,
  OptionTicketSubmit,
} from './option-parts.tsx'
import {
  type OptionTicketOptions as Options,
  OptionTicketContext,
  useOptionState,
} from './use-option-ticket.ts'
import '../parts/parts.css'
import '../rounds/rounds.css'
import '../round-bet/round-bet.css'
import './option.css'

const NARROW_BELOW_PX = 760

/** The maximum number of running options per symbol (docs/rules.md#time-options). */
const MOST_RUNNING = 10

export type OptionTicketProps = PairProps & {
  /** Links to other pages, shown in the bar after the price. */
  tabs?: ReactNode
  /** True to omit the bar with pair, price and balance, for pages that render the bar elsewhere. */
  withoutBar?: boolean
  onOptionPlaced?: (order: OptionOrder) => void
  onFailed?: (error: Error) => void
  onSignIn?: () => void
  /**
   * Called when the member presses the button that opens the list of all their options. Only the narrow layout has this
   * button. Without this callback the button is hidden.
   */
  onHistory?: () => void
  /**
   * Children replace all content of the widget: parts such as `OptionTicketChart` and `OptionTicketStake`, or
   * components that call `useOptionTicket`.
   */
  children?: ReactNode
}

/**
 * A form that opens options with a fixed duration and a fixed payout rate, with a chart of the index price
 * and the running options.
 */
export const OptionTicket = symbolWidget(
  'option-ticket',
  function OptionTicket({ withoutBar, onHistory, children, ...props }: OptionTicketProps) {
    const { symbol, symbols, onSymbolChange, tabs, onOptionPlaced, onFailed, onSignIn } = props
    const { t, ready } = useText('prediction')
    const { short } = useStakes()
    const { times, error, retry } = useRoundBoard(symbol)
    const { state } = useConnection()
    const orders = useOptionOrders(symbol)
    const [host, setHost] = useState<HTMLElement | null>(null)
    const width = useWidth(host)
    useSettledToasts()
    const isNarrow = width > 0 && width < NARROW_BELOW_PX
    const running = orders.data?.filter((order) => order.mode === 'time') ?? []
    const first = times[Math.floor((times.length - 1) / 2)]
    const form = first && ready && (
      <Ticket
        key={symbol}
        {...{ symbol, times, first, running, isNarrow, onOptionPlaced, onSignIn }}
        onFailed={(refused) => {
          // The server refuses an option whose rates the operator has changed. So the rates are loaded again after each
          // refusal.
          retry()
          onFailed?.(refused)
        }}
        isStale={state === 'stale' || state === 'offline'}
      >
        {children}
      </Ticket>
    )
    return (
      <Root
        name="option-ticket"
        density={isNarrow ? 'comfortable' : 'compact'}
        data-narrow={isNarrow || undefined}
      >
        <div className="bl-prediction" ref={setHost}>
          {!withoutBar && !children && (
            <PredictionBar {...{ symbol, symbols, onSymbolChange, tabs }}>
              {first && !isNarrow && (
                <span className="bl-pbar__past">
                  <Stat label={t('bar.stake')}>
                    {t('bet.range', { min: short(first.min_stake), max: short(first.max_stake) })} USDT
                  </Stat>
                  {orders.data && (
                    <Stat label={t('orders.running')}>
                      {t('bar.of', { running: running.length, most: MOST_RUNNING })}
                    </Stat>
                  )}
                </span>
              )}
            </PredictionBar>
          )}
          {ready && error && times.length === 0 ? (
            <div className="bl-rounds__failed">
              <ErrorState error={error} onRetry={retry} />
            </div>
          ) : children ? (
            form || <FormSkeleton />
          ) : (
            <div className="bl-fixed">
              <ChartPanel {...{ symbol, running, isNarrow }} />
              {isNarrow && <RecentOptions symbol={symbol} onHistory={onHistory} onSignIn={onSignIn} />}
              <Panel className="bl-fixed__ticket" data-keep-clear>
                {form || <FormSkeleton />}
              </Panel>
            </div>
          )}
        </div>
      </Root>
    )
  },
)

type TicketProps = Options & Pick<OptionTicketProps, 'children'> & { onSignIn: (() => void) | undefined }

/** The form of an option ticket: duration, stake and expected result. */
function Ticket({ children, onSignIn, ...options }: TicketProps) {
  const ticket = useOptionState(options)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ticket.signedIn) return onSignIn?.()
    // If the member presses Enter in the amount field, the form is submitted without a direction. Such a submission
    // must not place a bet.
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const direction = directions.find((one) => one === pressed?.value)
    if (direction && !ticket.send(direction))
      form.current?.querySelector<HTMLInputElement>('input[name="stake"]')?.focus()
  }
  return (
    <OptionTicketContext.Provider value={ticket}>
      <form ref={form} className="bl-option" noValidate onSubmit={submit}>
        {/* Enter clicks the first submit button of a form. This hidden one has no direction, so nothing
            happens. */}
        <button type="submit" className="bl-option__nothing" tabIndex={-1} aria-hidden />
        {children ?? <DefaultParts />}
      </form>
      <OptionTicketConfirm />
    </OptionTicketContext.Provider>
  )
}

function DefaultParts() {
  return (
    <>
      <OptionTicketDuration />
      <OptionTicketStake />
      <OptionTicketPreview />
      <OptionTicketRules />
      <OptionTicketNotices />
      <span className="bl-bet__room" />
      <OptionTicketSubmit />
    </>
  )
}

const heights = [70, 62, 24, 104, 40, 46]

function FormSkeleton() {
  return (
    <div className="bl-option" aria-busy>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
