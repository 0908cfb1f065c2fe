import { type Decimal, mul } from '@bourselet/sdk/money'
import { memo } from 'react'
import { useMark } from '../../../shared/data/use-mark.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundingCountdown } from '../funding-countdown.tsx'
import { ExplainedStat } from '../ticker/explained-stat.tsx'

export type ContractStatsProps = { symbol: string; info: SymbolInfo | undefined }

const RATE_PLACES = 4

/** Mark price, index price and funding of a contract as list items. */
export const ContractStats = memo(function ContractStats({ symbol, info }: ContractStatsProps) {
  const { t } = useText('market')
  const format = useFormat()
  const mark = useMark(symbol)
  const price = (value: Decimal | undefined) => value && format.price(value, info?.tick)
  return (
    <>
      <ExplainedStat
        kind="mark"
        label={t('symbolBar.mark')}
        about={t('symbolBar.markAbout')}
        value={price(mark?.mark_price)}
      />
      <ExplainedStat
        kind="index"
        label={t('symbolBar.index')}
        about={t('symbolBar.indexAbout')}
        value={price(mark?.index_price)}
      />
      <ExplainedStat
        kind="funding"
        label={t('symbolBar.funding')}
        short={t('symbolBar.fundingShort')}
        about={t('symbolBar.fundingAbout')}
        value={
          mark && (
            <>
              {format.percent(mul(mark.funding_rate, '100'), { decimals: RATE_PLACES })}
              <span className="bl-ticker-stats__slash"> / </span>
              <FundingCountdown until={mark.next_funding_at} />
            </>
          )
        }
      />
    </>
  )
})
