import { CoinTable, type CoinTableProps } from '../coin-list/coin-table.tsx'

/** The searchable list of pairs or contracts in the popover or sheet of a picker. */
export function PickerList(props: Pick<CoinTableProps, 'product' | 'selected' | 'onSelect'>) {
  return (
    <div className="bl-symbol-bar__list">
      <CoinTable view="picker" {...props} />
    </div>
  )
}
