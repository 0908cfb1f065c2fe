import { useCall, webAddress } from '@bourselet/widgets'

/**
 * Returns the address of customer service. The address is undefined while it loads, and null if none is
 * configured or the request failed. The site requests it only once.
 */
export function useServiceLink(): string | null | undefined {
  const { data, error } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  return data || error ? webAddress(data?.[0]?.link) : undefined
}
