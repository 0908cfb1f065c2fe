import { Fills } from '@bourselet/widgets/spot'
import { Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { tradePath } from '../../shared/twin-routes.ts'

export default function TradePage() {
  const navigate = useNavigate()
  return (
    <CentrePage>
      <Panel>
        <Fills onSelect={(symbol) => void navigate(tradePath(symbol))} />
      </Panel>
    </CentrePage>
  )
}
