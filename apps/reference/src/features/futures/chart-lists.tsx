import { useSession, useText } from '@bourselet/widgets'
import { FuturesOrders, Positions, useFuturesOrders, usePositions } from '@bourselet/widgets/futures'

export type ChartListsProps = {
  symbol: string
  productName: string
  onSelect: (symbol: string) => void
}

/** The member's positions in all contracts and open orders of one contract, below the chart on a phone. */
export function ChartLists({ symbol, productName, onSelect }: ChartListsProps) {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const { data: held } = usePositions()
  const { data: orders } = useFuturesOrders(symbol)
  if (!signedIn) return null
  return (
    <>
      {held && held.list.length > 0 && (
        <section className="mb-terminal__list">
          <h2>{t('terminal.positions')}</h2>
          <Positions withoutTools productName={productName} onSelect={onSelect} />
        </section>
      )}
      {orders && orders.length > 0 && (
        <section className="mb-terminal__list">
          <h2>{t('terminal.open')}</h2>
          <FuturesOrders withoutTools symbol={symbol} />
        </section>
      )}
    </>
  )
}
