import { type ReactNode, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'

// The list opens only when its code is loaded, so that its search field exists and receives the focus.
const code = lazyCode(() => import('./picker-list.tsx').then(({ PickerList }) => PickerList))

export type SymbolPickerProps = {
  /** Content of the button that opens the list. */
  children: ReactNode
  symbol: string
  product: Product
  /** True to open the list as a sheet at the bottom of the screen instead of a popover at the button. */
  asSheet: boolean
  onPick: (symbol: string) => void
}

/** The name of the current pair as a button that opens the searchable list of pairs. */
export function SymbolPicker({ children, symbol, product, asSheet, onPick }: SymbolPickerProps) {
  const { t } = useText('market')
  const [open, setOpen] = useState(false)
  const label = t(product === 'futures' ? 'symbolBar.pickContract' : 'symbolBar.pick')
  const PickerList = useLazyCode(code, open)
  const isShown = open && PickerList !== null
  const list = PickerList && (
    <PickerList
      product={product}
      selected={symbol}
      onSelect={(picked) => {
        setOpen(false)
        onPick(picked)
      }}
    />
  )
  const button = (
    <button
      type="button"
      className="bl-symbol-bar__pick bl-touch"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={asSheet ? () => setOpen(true) : undefined}
    >
      {children}
    </button>
  )
  if (!asSheet) {
    return (
      <Popover trigger={button} label={label} align="start" open={isShown} onOpenChange={setOpen}>
        {list}
      </Popover>
    )
  }
  return (
    <>
      {button}
      <Sheet open={isShown} onOpenChange={setOpen} title={label}>
        {list}
      </Sheet>
    </>
  )
}
