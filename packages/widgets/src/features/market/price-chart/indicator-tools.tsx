import { lazy, memo, Suspense } from 'react'
import type { IndicatorButtonsProps } from './indicator-buttons.tsx'

const IndicatorButtons = lazy(() =>
  import('./indicator-buttons.tsx').then(({ IndicatorButtons }) => ({ default: IndicatorButtons })),
)

/**
 * The buttons of a drawn indicator. Their code is loaded after the chart. They are memoized, because the values beside
 * them change with each update of the candles.
 */
export const IndicatorTools = memo(function IndicatorTools(props: IndicatorButtonsProps) {
  return (
    <Suspense>
      <IndicatorButtons {...props} />
    </Suspense>
  )
})
