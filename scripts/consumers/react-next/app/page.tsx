import { createBourselet } from '@bourselet/sdk'
import { Page } from './widget'

/** Renders a widget in the browser and uses the SDK in a server component. */
export default function Home() {
  const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', stream: false })
  return (
    <main data-calls={Object.keys(sdk.market).length}>
      <Page />
      <bourselet-ticker symbol="BTCUSDT" />
    </main>
  )
}
