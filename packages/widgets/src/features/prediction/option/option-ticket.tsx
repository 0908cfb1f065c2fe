import { type ReactNode, useState } from 'react'
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
import { ChartPanel } from './chart-panel.tsx'
import { OptionForm } from './option-form.tsx'
import { RunningList } from './running-list.tsx'
import '../rounds/rounds.css'
import './option.css'

const NARROW_BELOW_PX = 760

/** The number of options of a symbol that may be in progress (docs/rules.md#time-options). */
const MOST_RUNNING = 10

export type OptionTicketProps = PairProps & {
  /** Links to other pages, shown in the bar after the price. */
  tabs?: ReactNode
  /** Omits the bar, for pages that have their own. */
  withoutBar?: boolean
  onOptionPlaced?: (order: OptionOrder) => void
  onFailed?: (error: Error) => void
  onSignIn?: () => void
  /** Called to open the list of the member's options, in a narrow layout. */
  onHistory?: () => void
}

/** Options with fixed duration and payout: the index chart with running options, and the ticket. */
export const OptionTicket = symbolWidget(
  'option-ticket',
  function OptionTicket({ withoutBar, onHistory, ...props }: OptionTicketProps) {
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
      <OptionForm
        key={symbol}
        {...{ symbol, times, first, onOptionPlaced, onFailed, onSignIn }}
        isStale={state === 'stale' || state === 'offline'}
      />
    )
    return (
      <Root
        name="option-ticket"
        density={isNarrow ? 'comfortable' : 'compact'}
        data-narrow={isNarrow || undefined}
      >
        <div className="bl-prediction" ref={setHost}>
          {!withoutBar && (
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
          ) : (
            <div className="bl-fixed">
              <ChartPanel symbol={symbol} running={running} isNarrow={isNarrow}>
                {isNarrow && <RunningList symbol={symbol} running={running} />}
              </ChartPanel>
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
