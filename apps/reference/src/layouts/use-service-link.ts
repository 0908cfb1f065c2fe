import { useCall, webAddress } from '@bourselet/widgets'

/**
 * Returns the address of customer service: null if the exchange names none or does not answer, undefined
 * while it loads. It is requested once at start-up.
 */
export function useServiceLink(): string | null | undefined {
  const { data, error } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  return data || error ? webAddress(data?.[0]?.link) : undefined
}
