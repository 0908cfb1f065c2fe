import { useText } from '@bourselet/widgets'
import { FuturesOrders, Positions } from '@bourselet/widgets/futures'
import { Panel, Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useSite } from '../../shared/site-context.ts'
import { tradePath } from '../../shared/twin-routes.ts'

export default function CurrentContractsPage() {
  const { t } = useText('site')
  const { name } = useSite()
  const [view, setView] = useState<'open' | 'positions'>('open')
  const navigate = useNavigate()
  const select = (symbol: string) => void navigate(tradePath(symbol, 'futures'))
  return (
    <CentrePage>
      <Panel>
        <Tabs
          label={t('title.current1')}
          value={view}
          onValueChange={setView}
          tabs={[
            { value: 'open', label: t('terminal.open'), content: <FuturesOrders onSelect={select} /> },
            {
              value: 'positions',
              label: t('terminal.positions'),
              content: <Positions productName={name} onSelect={select} />,
            },
          ]}
        />
      </Panel>
    </CentrePage>
  )
}
