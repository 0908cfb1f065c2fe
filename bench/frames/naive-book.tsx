// A simple order book, shown by the pages with which the benchmarks compare the widgets. After each message, a whole
// side is sorted again and React renders all of its rows.

export type Level = [price: string, quantity: string]
export type Trade = { id: number; ts: number; price: string; qty: string; side: 'buy' | 'sell' }

export const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 5, maximumFractionDigits: 5 })
export const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hour12: false })

/**
 * Applies the changes of a message to a side of the book. Returns the side with the lowest price first if `sign` is 1,
 * with the highest price first if it is -1.
 */
export function change(levels: Level[], changes: Level[], sign: number): Level[] {
  const map = new Map(levels)
  for (const [price, quantity] of changes) {
    if (Number(quantity) === 0) map.delete(price)
    else map.set(price, quantity)
  }
  return [...map].sort(([a], [b]) => sign * (Number(a) - Number(b)))
}

type SideProps = {
  levels: Level[]
  side: 'bid' | 'ask'
  /** Prices at which the member has orders. Their rows show a dot. */
  own?: Set<number>
}

export function Side({ levels, side, own }: SideProps) {
  let total = 0
  const rows = levels.slice(0, 20).map(([price, quantity]) => {
    total += Number(quantity)
    return { price, quantity, total }
  })
  const shown = side === 'ask' ? rows.reverse() : rows
  return (
    <tbody>
      {shown.map((row) => (
        <tr key={row.price} className={side} onClick={() => {}}>
          <td>
            <i className="bar" style={{ width: `${(row.total / total) * 100}%` }} />
            {own?.has(Number(row.price)) && '•'}
            {money.format(Number(row.price))}
          </td>
          <td>{amount.format(Number(row.quantity))}</td>
          <td>{amount.format(row.total)}</td>
        </tr>
      ))}
    </tbody>
  )
}
