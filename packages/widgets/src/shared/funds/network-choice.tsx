import { type ReactNode, useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { chainName } from './chain-name.ts'
import type { CoinChain } from './use-fund-coins.ts'
import '../ui/field.css'
import './funds.css'

export type NetworkChoiceProps = {
  chains: readonly CoinChain[]
  chain: string
  onChainChange: (chain: string) => void
  /** Returns the details of a network, which are shown after its name. */
  note: (chain: CoinChain) => ReactNode
}

/**
 * A network selector that shows all options. The selector is a group of radio buttons, so arrow keys select an option
 * and Tab leaves the group.
 */
export function NetworkChoice({ chains, chain, onChainChange, note }: NetworkChoiceProps) {
  const { t } = useText('shared')
  const name = useId()
  return (
    <div className="bl-funds__network">
      <p className="bl-field__label" id={`${name}-label`}>
        {t('funds.network')}
      </p>
      <div className="bl-funds__chains" role="radiogroup" aria-labelledby={`${name}-label`}>
        {chains.map((one) => (
          <label key={one.chain} className="bl-funds__chain">
            <input
              type="radio"
              name={name}
              value={one.chain}
              checked={one.chain === chain}
              onChange={() => onChainChange(one.chain)}
            />
            <span className="bl-funds__chain-box">
              <span className="bl-funds__chain-name">
                <strong>{one.chain}</strong> <small>{chainName(one.chain)}</small>
              </span>
              <small className="bl-funds__chain-note">{note(one)}</small>
              <Icon shape={icons.check} size={16} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
