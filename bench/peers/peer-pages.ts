/** Another vendor of widgets, with the smallest pages that show its widgets, written as its documentation shows. */
export interface Peer {
  name: string
  /** Name of the folder into which the vendor's packages are installed. */
  folder: string
  /** Packages to install, with exact versions. npm chooses the versions of their dependencies. */
  packages: Record<string, string>
  pages: PeerPage[]
}

export interface PeerPage {
  label: string
  /** The import statements of the page. */
  imports: string
  /** The JSX that the page renders. */
  content: string
  /**
   * True for a page that contains the content of the previous page in the list and a further widget. Only the bytes
   * that the further widget adds are printed.
   */
  further?: boolean
}

const lifi: Peer = {
  name: 'LI.FI',
  folder: 'lifi',
  packages: {
    '@lifi/widget': '4.5.0',
    '@lifi/widget-provider-ethereum': '4.1.3',
    '@tanstack/react-query': '5.108.4',
    '@wagmi/core': '3.6.5',
    wagmi: '3.7.7',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  pages: [
    {
      label: 'LiFiWidget without a chain',
      imports: `import { LiFiWidget } from '@lifi/widget'`,
      content: '<LiFiWidget integrator="bench" config={{}} />',
    },
    {
      label: 'LiFiWidget with Ethereum',
      imports: `import { LiFiWidget } from '@lifi/widget'
        import { EthereumProvider } from '@lifi/widget-provider-ethereum'`,
      content: '<LiFiWidget integrator="bench" config={{ providers: [EthereumProvider()] }} />',
    },
    {
      label: 'a second LiFiWidget, in another mode',
      imports: `import { LiFiWidget } from '@lifi/widget'
        import { EthereumProvider } from '@lifi/widget-provider-ethereum'`,
      content: `<LiFiWidget integrator="bench" config={{ providers: [EthereumProvider()] }} />
        <LiFiWidget integrator="bench" config={{ providers: [EthereumProvider()], mode: 'refuel' }} />`,
      further: true,
    },
  ],
}

const onchainKit: Peer = {
  name: 'OnchainKit',
  folder: 'onchainkit',
  packages: {
    '@coinbase/onchainkit': '1.1.3',
    '@tanstack/react-query': '5.108.4',
    viem: '2.57.20',
    wagmi: '2.19.5',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  pages: [
    {
      label: 'TokenChip, a picture with a name',
      imports: `import { TokenChip } from '@coinbase/onchainkit/token'
        import '@coinbase/onchainkit/styles.css'`,
      content: '<TokenChip token={eth} />',
    },
    {
      label: 'Swap',
      imports: `import { OnchainKitProvider } from '@coinbase/onchainkit'
        import { Swap } from '@coinbase/onchainkit/swap'
        import { base } from 'wagmi/chains'
        import '@coinbase/onchainkit/styles.css'`,
      content: `<OnchainKitProvider chain={base}>
        <Swap from={[eth]} to={[eth]} />
      </OnchainKitProvider>`,
    },
    {
      label: 'Buy',
      imports: `import { OnchainKitProvider } from '@coinbase/onchainkit'
        import { Buy } from '@coinbase/onchainkit/buy'
        import { Swap } from '@coinbase/onchainkit/swap'
        import { base } from 'wagmi/chains'
        import '@coinbase/onchainkit/styles.css'`,
      content: `<OnchainKitProvider chain={base}>
        <Swap from={[eth]} to={[eth]} />
        <Buy toToken={eth} />
      </OnchainKitProvider>`,
      further: true,
    },
  ],
}

const orderlyApp = (content: string) => `<OrderlyAppProvider
  brokerId="orderly" brokerName="Orderly" networkId="testnet" appIcons={{}}
>${content}</OrderlyAppProvider>`
const orderlyImports = `import { OrderlyAppProvider } from '@orderly.network/react-app'
  import '@orderly.network/ui/dist/styles.css'`
const orderlyTrading = {
  symbol: 'symbol="PERP_ETH_USDC"',
  chart: `tradingViewConfig={{ library_path: '/charting_library/' }}`,
}

const orderly: Peer = {
  name: 'Orderly',
  folder: 'orderly',
  packages: {
    '@orderly.network/markets': '3.2.1',
    '@orderly.network/react-app': '3.2.1',
    '@orderly.network/trading': '3.2.1',
    '@orderly.network/ui': '3.2.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
  pages: [
    {
      label: 'TradingPage without a wallet connector',
      imports: `${orderlyImports}
        import { TradingPage } from '@orderly.network/trading'`,
      content: orderlyApp(`<TradingPage ${orderlyTrading.symbol} ${orderlyTrading.chart} />`),
    },
    {
      label: 'HorizontalMarketsWidget, a row of prices',
      imports: `${orderlyImports}
        import { HorizontalMarketsWidget, MarketsProvider } from '@orderly.network/markets'`,
      content: orderlyApp('<MarketsProvider><HorizontalMarketsWidget /></MarketsProvider>'),
    },
    {
      label: 'OrderBookWidget',
      imports: `${orderlyImports}
        import { HorizontalMarketsWidget, MarketsProvider } from '@orderly.network/markets'
        import { OrderBookWidget, TradingPageProvider } from '@orderly.network/trading'`,
      content: orderlyApp(`<MarketsProvider><HorizontalMarketsWidget /></MarketsProvider>
        <TradingPageProvider ${orderlyTrading.symbol} ${orderlyTrading.chart}>
          <OrderBookWidget ${orderlyTrading.symbol} />
        </TradingPageProvider>`),
      further: true,
    },
  ],
}

export const peers: readonly Peer[] = [lifi, onchainKit, orderly]
