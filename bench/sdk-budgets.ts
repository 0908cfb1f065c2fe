/** Maximum gzip size of a page bundle with a part of the SDK. */
export type SdkBudget = {
  label: string
  /** The imports of the page, as an integrator writes them. */
  code: string
  /** First cell of the row for this import in the table of `packages/sdk/README.md`, if the table has such a row. */
  row?: string
  /** Maximum gzip size in bytes. */
  limit: number
}

const market = (...names: string[]) => `export { ${names.join(', ')} } from '@bourselet/sdk/market'`

export const wholeClient: SdkBudget = {
  label: 'SDK, the whole client',
  code: "export * from '@bourselet/sdk'",
  limit: 12_600,
}

/** Maximum gzip sizes of parts of the SDK, which `npm run check`, `scripts/consumers` and two READMEs use. */
export const sdkBudgets: readonly SdkBudget[] = [
  wholeClient,
  {
    label: 'SDK, market client: calls and stream',
    code: market('createMarketClient'),
    row: '`createMarketClient`',
    limit: 5_000,
  },
  {
    label: 'SDK, market client with live books',
    code: market('createMarketClient', 'liveBooks'),
    row: '… and `liveBooks`',
    limit: 6_500,
  },
  {
    label: 'SDK, market client that polls without a stream',
    code: market('createMarketClient', 'polling'),
    row: '… and `polling`',
    limit: 6_100,
  },
  {
    label: 'SDK, calls of market data alone',
    code: market('createMarketCalls'),
    row: '`createMarketCalls`',
    limit: 2_500,
  },
]
