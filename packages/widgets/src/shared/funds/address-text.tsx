import './funds.css'
/**
 * A full blockchain address in groups of four characters for comparison, with both ends emphasized. Copied
 * text contains no gaps.
 */
export function AddressText({ address }: { address: string }) {
  const groups = address.match(/.{1,4}/gs) ?? []
  const isEnd = (at: number) => at < 2 || at >= groups.length - 2
  return (
    <span className="bl-funds__address">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the address
        <span key={at} data-end={isEnd(at) || undefined}>
          {group}
        </span>
      ))}
    </span>
  )
}
