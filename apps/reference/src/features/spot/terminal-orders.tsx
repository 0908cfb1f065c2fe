import { useText } from '@bourselet/widgets'
import { CancelAllOrders, OpenOrders, useOpenOrders } from '@bourselet/widgets/spot'
import { ErrorState, Tabs } from '@bourselet/widgets/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { TerminalRecordsProps } from './terminal-records.tsx'

type View = 'open' | 'history' | 'fills' | 'assets'

type TerminalOrdersProps = {
  onSelect: (symbol: string) => void
  onSignIn: () => void
}

/** The member's open orders, order history, trades and coins in the spot market. */
export function TerminalOrders({ onSelect, onSignIn }: TerminalOrdersProps) {
  const { t } = useText('site')
  const [view, setView] = useState<View>('open')
  const { data: open } = useOpenOrders()
  const shared = { onSelect, onSignIn }
  const records = (view: TerminalRecordsProps['view']) => <LaterRecords view={view} {...shared} />
  return (
    <Tabs<View>
      label={t('terminal.account')}
      value={view}
      onValueChange={setView}
      end={view === 'open' && open && open.length > 0 && <CancelAllOrders />}
      tabs={[
        {
          value: 'open',
          label: t('terminal.open'),
          ...(open && open.length > 0 ? { count: open.length } : {}),
          content: <OpenOrders withoutTools {...shared} />,
        },
        { value: 'history', label: t('terminal.history'), content: records('history') },
        { value: 'fills', label: t('terminal.fills'), content: records('fills') },
        { value: 'assets', label: t('terminal.assets'), content: records('assets') },
      ]}
    />
  )
}

/** Loads the records when their tab is opened. If their file does not load, the rest of the terminal stays as it is. */
function LaterRecords(props: TerminalRecordsProps) {
  const [Records, setRecords] = useState<ComponentType<TerminalRecordsProps> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    setError(null)
    import('./terminal-records.tsx').then(
      ({ TerminalRecords }) => setRecords(() => TerminalRecords),
      setError,
    )
  }, [])
  useEffect(load, [load])
  if (error) return <ErrorState error={error} onRetry={load} />
  return Records && <Records {...props} />
}
