import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { FundingBody } from './funding-body.tsx'
import './funding-rates.css'

export type FundingRatesProps = { symbol: string }

/** The funding rates of a contract: the current rate, bars of past rates, and a table. */
export const FundingRates = symbolWidget(
  'funding-rates',
  function FundingRates({ symbol }: FundingRatesProps) {
    return (
      <Root name="funding-rates" density="compact">
        <FundingBody symbol={symbol} />
      </Root>
    )
  },
)
