import { OptionOrders } from '@bourselet/widgets/prediction'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'

export default function Current2Page() {
  return (
    <CentrePage>
      <Panel>
        <OptionOrders />
      </Panel>
    </CentrePage>
  )
}
