import './funds.css'
/**
 * A blockchain address in groups of four characters, which are easy to compare. Both ends are emphasized.
 * Copying the text copies the address without spaces.
 */
export function AddressText({ address }: { address: string }) {
  const groups = address.match(/.{1,4}/gs) ?? []
  const isEnd = (at: number) => at < 2 || at >= groups.length - 2
  return (
    <span className="bl-funds__address">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
        <span key={at} data-end={isEnd(at) || undefined}>
          {group}
        </span>
      ))}
    </span>
  )
}
