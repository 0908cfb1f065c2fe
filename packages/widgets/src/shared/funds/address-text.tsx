/** An address whole, in groups of four to be compared by eye, its ends strong. Selected and copied it has no gaps. */
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
