import { memo } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { IndicatorButtonsProps } from './indicator-buttons.tsx'

/**
 * The buttons of a drawn indicator. Their code is loaded after the chart. They are memoized, so that they do not render
 * when the values beside them change with an update of the candles.
 */
export const IndicatorTools = memo(
  lazyPart<IndicatorButtonsProps>(() =>
    import('./indicator-buttons.tsx').then(({ IndicatorButtons }) => IndicatorButtons),
  ),
)
