import '@bourselet/widgets/styles.css'
import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { Positions } from '@bourselet/widgets/futures'
import './page.css'
import { createRoot } from 'react-dom/client'

const sdk = createBourselet({ baseUrl: location.origin, tokenStore: memoryStore(), syncTabs: false })
sdk.token.set('0'.repeat(32))

createRoot(document.getElementById('page')!).render(
  <BourseletProvider client={sdk} locale="en" theme="dark">
    <Positions />
  </BourseletProvider>,
)
