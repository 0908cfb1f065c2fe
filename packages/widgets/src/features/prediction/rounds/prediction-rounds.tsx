import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { PredictionBar } from '../bar/prediction-bar.tsx'
import { useSettledToasts } from '../bet/use-settled-toasts.ts'
import { useWidth } from '../parts/use-width.ts'
import { LastResults } from './last-results.tsx'
import { NarrowRounds } from './narrow-rounds.tsx'
import type { PredictionRoundsProps } from './prediction-rounds-props.ts'
import { RoundPages } from './round-pages.tsx'
import { usePredictionRounds } from './use-prediction-rounds.ts'
import { WideRounds } from './wide-rounds.tsx'
import '../bar/bar.css'
import './rounds.css'

/**
 * Container widths in px. Below `NARROW_BELOW_PX` the layout is narrow. From `TWO_PAST_PX` on, two past rounds are
 * shown instead of one.
 */
const NARROW_BELOW_PX = 860
const TWO_PAST_PX = 1180

/** Prediction rounds: the past rounds, the live round, and the next round, in which bets can be placed. */
export const PredictionRounds = symbolWidget(
  'prediction-rounds',
  function PredictionRounds({ withoutBar, ...props }: PredictionRoundsProps) {
    const { symbol, symbols, onSymbolChange, tabs } = props
    const { t, ready } = useText('prediction')
    const [host, setHost] = useState<HTMLElement | null>(null)
    const width = useWidth(host)
    useSettledToasts()
    const isNarrow = width > 0 && width < NARROW_BELOW_PX
    const shownPast = isNarrow ? 24 : width >= TWO_PAST_PX ? 2 : 1
    const rounds = usePredictionRounds(symbol, shownPast)
    const { error, retry, settled } = rounds
    return (
      <Root
        name="prediction-rounds"
        density={isNarrow ? 'comfortable' : 'compact'}
        data-narrow={isNarrow || undefined}
      >
        <div className="bl-prediction" ref={setHost}>
          {!withoutBar && (
            <PredictionBar {...{ symbol, symbols, onSymbolChange, tabs }}>
              {!isNarrow && (
                <span className="bl-pbar__past">
                  <LastResults rounds={settled} />
                  <RoundPages paging={rounds.paging} />
                </span>
              )}
            </PredictionBar>
          )}
          {!ready || width === 0 ? null : error ? (
            <div className="bl-rounds__failed">
              <ErrorState error={error} onRetry={retry} />
            </div>
          ) : isNarrow ? (
            <NarrowRounds key={symbol} rounds={rounds} {...props} />
          ) : (
            <WideRounds key={symbol} rounds={rounds} shownPast={shownPast} {...props} />
          )}
          <span className="bl-hidden" role="status">
            {ready && rounds.paging.newer ? t('round.earlier') : ''}
          </span>
        </div>
      </Root>
    )
  },
)
