import { useSession, useText } from '@bourselet/widgets'
import { Holdings, OpenOrders, useOpenOrders } from '@bourselet/widgets/spot'

export type ChartListsProps = {
  symbol: string
  onSelect: (symbol: string) => void
  onSell: (symbol: string) => void
}

/** The member's open orders of one pair and all their holdings, below the chart on a phone. */
export function ChartLists({ symbol, onSelect, onSell }: ChartListsProps) {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const { data: open } = useOpenOrders(symbol)
  if (!signedIn) return null
  return (
    <>
      {open && open.length > 0 && (
        <section className="mb-terminal__list">
          <h2>{t('terminal.open')}</h2>
          <OpenOrders withoutTools symbol={symbol} />
        </section>
      )}
      <section className="mb-terminal__list">
        <h2>{t('terminal.holdings')}</h2>
        <Holdings onSelect={onSelect} onSell={onSell} />
      </section>
    </>
  )
}
