import { OptionHistory } from '@bourselet/widgets/prediction'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'

export default function History2Page() {
  return (
    <CentrePage>
      <Panel>
        <OptionHistory />
      </Panel>
    </CentrePage>
  )
}
