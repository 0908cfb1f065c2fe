import { useText } from '@bourselet/widgets'
import { ClosedPositions, FundingHistory, FuturesHistory } from '@bourselet/widgets/futures'
import { Panel, Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { tradePath } from '../../shared/twin-routes.ts'

export default function ContractHistoryPage() {
  const { t } = useText('site')
  const [view, setView] = useState<'history' | 'closed' | 'funding'>('history')
  const navigate = useNavigate()
  const select = (symbol: string) => void navigate(tradePath(symbol, 'futures'))
  return (
    <CentrePage>
      <Panel>
        <Tabs
          label={t('title.history1')}
          value={view}
          onValueChange={setView}
          tabs={[
            { value: 'history', label: t('terminal.history'), content: <FuturesHistory onSelect={select} /> },
            { value: 'closed', label: t('terminal.closed'), content: <ClosedPositions onSelect={select} /> },
            { value: 'funding', label: t('terminal.funding'), content: <FundingHistory onSelect={select} /> },
          ]}
        />
      </Panel>
    </CentrePage>
  )
}
