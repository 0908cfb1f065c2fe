import { type ReactNode, useState } from 'react'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Popover } from '../../../shared/ui/popover.tsx'
import type { PairProps } from './pair-props.ts'
import './bar.css'

/** The pairs that have prediction rounds and options. */
export const predictionPairs: readonly string[] = ['BTCUSDT', 'ETHUSDT']

/**
 * The name of the current pair. If the member can choose another pair, the name is a button that opens the
 * list.
 */
export function PairPicker({
  symbol,
  symbols = predictionPairs,
  onSymbolChange,
  children,
}: PairProps & { children: ReactNode }) {
  const { t } = useText('prediction')
  const { data } = useSymbols()
  const [open, setOpen] = useState(false)
  if (!onSymbolChange) return children
  const trigger = (
    <button type="button" className="bl-pbar__pick">
      {children}
      <Icon shape={icons.chevronDown} size={16} />
    </button>
  )
  return (
    <Popover trigger={trigger} label={t('bar.pick')} align="start" open={open} onOpenChange={setOpen}>
      <ul className="bl-pbar__list">
        {symbols.map((one) => {
          const info = data?.find((known) => known.symbol === one)
          return (
            <li key={one}>
              <button
                type="button"
                aria-current={one === symbol || undefined}
                onClick={() => {
                  setOpen(false)
                  onSymbolChange(one)
                }}
              >
                {info && <CoinIcon coin={info.base} />}
                {info ? `${info.base} / ${info.quote}` : one}
              </button>
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
