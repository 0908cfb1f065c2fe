import { lazy, Suspense } from 'react'
import type { IndicatorButtonsProps } from './indicator-buttons.tsx'

const IndicatorButtons = lazy(() =>
  import('./indicator-buttons.tsx').then(({ IndicatorButtons }) => ({ default: IndicatorButtons })),
)

/** The buttons of a drawn indicator. Their code is loaded after the chart. */
export function IndicatorTools(props: IndicatorButtonsProps) {
  return (
    <Suspense>
      <IndicatorButtons {...props} />
    </Suspense>
  )
}
