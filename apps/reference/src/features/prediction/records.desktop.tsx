import { RoundHistory } from '@bourselet/widgets/prediction'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'

export default function RecordsPage() {
  return (
    <CentrePage>
      <Panel>
        <RoundHistory />
      </Panel>
    </CentrePage>
  )
}
