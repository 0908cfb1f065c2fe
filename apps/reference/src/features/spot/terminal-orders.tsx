import { useText } from '@bourselet/widgets'
import { CancelAllOrders, OpenOrders, useOpenOrders } from '@bourselet/widgets/spot'
import { Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { later } from '../../shared/later.tsx'
import type { TerminalRecordsProps } from './terminal-records.tsx'

const TerminalRecords = later(() =>
  import('./terminal-records.tsx').then(({ TerminalRecords }) => TerminalRecords),
)

type View = 'open' | Exclude<TerminalRecordsProps['view'], 'total'>

type TerminalOrdersProps = {
  onSelect: (symbol: string) => void
  /** Called with the symbol and the available quantity when the member wants to sell a coin that they hold. */
  onSell: (symbol: string, quantity: string) => void
  onSignIn: () => void
}

/** The tabs below the spot terminal: the member's open orders, holdings, order history, trades and balances. */
export function TerminalOrders({ onSelect, onSell, onSignIn }: TerminalOrdersProps) {
  const { t } = useText('site')
  const [view, setView] = useState<View>('open')
  const { data: open } = useOpenOrders()
  const shared = { onSelect, onSignIn }
  const records = (view: TerminalRecordsProps['view']) => (
    <TerminalRecords view={view} onSell={onSell} {...shared} />
  )
  return (
    <Tabs<View>
      label={t('terminal.account')}
      value={view}
      onValueChange={setView}
      end={
        view === 'holdings'
          ? records('total')
          : view === 'open' && open && open.length > 0 && <CancelAllOrders />
      }
      tabs={[
        {
          value: 'open',
          label: t('terminal.open'),
          ...(open && open.length > 0 ? { count: open.length } : {}),
          content: <OpenOrders withoutTools {...shared} />,
        },
        { value: 'holdings', label: t('terminal.holdings'), content: records('holdings') },
        { value: 'history', label: t('terminal.history'), content: records('history') },
        { value: 'fills', label: t('terminal.fills'), content: records('fills') },
        { value: 'assets', label: t('terminal.assets'), content: records('assets') },
      ]}
    />
  )
}
