import { useState } from 'react'
import { CancelAllFutures, CloseAllPositions, Positions } from '../../features/futures/index.ts'
import { useFuturesOrders } from '../../shared/data/use-futures-orders.ts'
import { usePositions } from '../../shared/data/use-positions.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'

const Placeholder = () => <Skeleton height={160} />

// Only the code of the positions is loaded together with the panel. The code of each other tab is loaded when the tab
// is opened.
const FuturesOrders = lazyPart(
  () => import('../../features/futures/futures-orders/futures-orders.tsx').then((all) => all.FuturesOrders),
  Placeholder,
)
const FuturesHistory = lazyPart(
  () =>
    import('../../features/futures/futures-history/futures-history.tsx').then((all) => all.FuturesHistory),
  Placeholder,
)
const ClosedPositions = lazyPart(
  () =>
    import('../../features/futures/closed-positions/closed-positions.tsx').then((all) => all.ClosedPositions),
  Placeholder,
)
const FundingHistory = lazyPart(
  () =>
    import('../../features/futures/funding-history/funding-history.tsx').then((all) => all.FundingHistory),
  Placeholder,
)
const Balances = lazyPart(
  () => import('../../features/wallet/balances/balances.tsx').then((all) => all.Balances),
  Placeholder,
)

type View = 'positions' | 'open' | 'history' | 'closed' | 'funding' | 'assets'

type ContractAccountProps = {
  symbol: string
  productName?: string | undefined
  onSelect: (symbol: string) => void
  onTransfer: () => void
  onSignIn?: (() => void) | undefined
}

/** The member's futures positions, orders, history and balances, for all contracts or for one symbol. */
export function ContractAccount(props: ContractAccountProps) {
  const { symbol, productName, onSelect, onTransfer, onSignIn } = props
  const { t } = useText('futures')
  const [view, setView] = useState<View>('positions')
  const [onlyHere, setOnlyHere] = useState(false)
  const one = onlyHere ? { symbol } : {}
  const signIn = onSignIn ? { onSignIn } : {}
  const shared = { ...one, onSelect, ...signIn }
  const counts = useCounts(onlyHere ? symbol : undefined)
  return (
    <Tabs<View>
      label={t('panel.account')}
      value={view}
      onValueChange={setView}
      end={
        view !== 'assets' && (
          <>
            <Checkbox checked={onlyHere} onCheckedChange={setOnlyHere}>
              {t('panel.here')}
            </Checkbox>
            {/* A contract has one position, and its row has a button that closes it. */}
            {view === 'positions' && !onlyHere && <CloseAllPositions />}
            {view === 'open' && <CancelAllFutures {...one} />}
          </>
        )
      }
      tabs={[
        {
          value: 'positions',
          label: t('panel.positions'),
          ...counts.positions,
          content: <Positions withoutTools {...(productName ? { productName } : {})} {...shared} />,
        },
        {
          value: 'open',
          label: t('panel.open'),
          ...counts.orders,
          content: <FuturesOrders withoutTools {...shared} />,
        },
        { value: 'history', label: t('panel.history'), content: <FuturesHistory {...shared} /> },
        { value: 'closed', label: t('panel.closed'), content: <ClosedPositions {...shared} /> },
        { value: 'funding', label: t('panel.funding'), content: <FundingHistory {...shared} /> },
        {
          value: 'assets',
          label: t('panel.assets'),
          content: <Balances account="futures" onTransfer={onTransfer} {...signIn} />,
        },
      ]}
    />
  )
}

/** Returns how many positions and open orders there are, for the labels of their tabs. A count of zero is omitted. */
function useCounts(symbol: string | undefined) {
  const { data: held } = usePositions()
  const { data: orders } = useFuturesOrders()
  const count = (list: readonly { symbol: string }[] | undefined) => {
    const found = list?.filter((row) => symbol === undefined || row.symbol === symbol).length ?? 0
    return found > 0 ? { count: found } : {}
  }
  return { positions: count(held?.list), orders: count(orders) }
}
