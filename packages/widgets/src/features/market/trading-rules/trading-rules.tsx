import type { Product } from '../../../shared/data/live-tickers.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { RulesBody } from './rules-body.tsx'
import './trading-rules.css'

export type TradingRulesProps = { symbol: string; product?: Product }

/**
 * The order rules of a symbol. For a contract it also shows the margin brackets and an explanation of the
 * contract's prices.
 */
export const TradingRules = symbolWidget(
  'trading-rules',
  function TradingRules({ symbol, product = 'spot' }: TradingRulesProps) {
    return (
      <Root name="trading-rules" density="compact">
        <RulesBody symbol={symbol} product={product} />
      </Root>
    )
  },
)
