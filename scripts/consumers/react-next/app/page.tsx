import { createBourselet } from '@bourselet/sdk'
import { Ticker } from './ticker'
import { Page } from './widget'

/** A server component that uses the SDK and contains a widget and a custom element, which run in the browser. */
export default function Home() {
  const sdk = createBourselet({ baseUrl: 'https://api.exchange.example', stream: false })
  return (
    <main data-calls={Object.keys(sdk.market).length}>
      <Page />
      <Ticker />
    </main>
  )
}
