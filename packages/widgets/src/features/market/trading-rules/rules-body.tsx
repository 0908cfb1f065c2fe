import type { Product } from '../../../shared/data/live-tickers.ts'
import { type SymbolInfo, useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MarginTiers } from './margin-tiers.tsx'
import { RulesSkeleton } from './rules-skeleton.tsx'
import './trading-rules.css'

export type RulesBodyProps = { symbol: string; product: Product }

/**
 * The order rules of a symbol. For a contract it also shows the margin brackets and an explanation of the
 * contract's prices.
 */
export function RulesBody({ symbol, product }: RulesBodyProps) {
  const { t, ready } = useText('market')
  const { data: info, error, refetch, refreshing } = useSymbol(symbol, product)
  if (error && ready) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  if (!info || !ready) return <RulesSkeleton product={product} />
  const pair = product === 'futures' ? info.symbol : `${info.base}/${info.quote}`
  return (
    <div className="bl-rules">
      <h2 className="bl-rules__title">{t(`info.${product}`, { pair })}</h2>
      <Rules info={info} product={product} />
      {product === 'futures' && (
        <>
          <dl className="bl-rules__words">
            {(['mark', 'index', 'funding'] as const).map((word) => (
              <div key={word}>
                <dt>{t(word === 'funding' ? 'symbolBar.fundingShort' : `symbolBar.${word}`)}</dt>
                <dd>{t(`symbolBar.${word}About`)}</dd>
              </div>
            ))}
          </dl>
          {info.tiers && <MarginTiers tiers={info.tiers} coin={info.quote} />}
        </>
      )}
    </div>
  )
}

function Rules({ info, product }: { info: SymbolInfo; product: Product }) {
  const { t } = useText('market')
  const format = useFormat()
  const rows: [label: string, value: string][] = [
    [t('info.tick'), `${format.amount(info.tick)} ${info.quote}`],
    [t('info.step'), `${format.amount(info.step)} ${info.base}`],
    [t('info.minQty'), `${format.amount(info.min_qty)} ${info.base}`],
    [t('info.maxQty'), `${format.amount(info.max_qty)} ${info.base}`],
    [t('info.minNotional'), `${format.amount(info.min_notional)} ${info.quote}`],
  ]
  if (product === 'futures') {
    rows.unshift([t('info.kind'), t('info.perpetual', { coin: info.quote })])
    if (info.max_leverage !== undefined) rows.push([t('info.maxLeverage'), `${info.max_leverage}×`])
  }
  return (
    <dl className="bl-rules__list bl-numbers">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
