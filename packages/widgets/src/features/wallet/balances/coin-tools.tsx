import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { type BalancesView, SMALL_USDT } from './use-balance-rows.ts'
import './balances.css'

/** The fields that filter the coins of an account: by a search text, and by the value of the balance. */
export function CoinTools({ view }: { view: BalancesView }) {
  const { t } = useText('wallet')
  const input = useRef<HTMLInputElement>(null)
  // The narrow and the wide layout each have a field of their own. When the width changes, for example because a phone
  // is turned, the new field takes over the focus.
  const takesFocus = useRef(view.isSearchFocused)
  useEffect(() => {
    if (takesFocus.current) input.current?.focus()
  }, [])
  return (
    <div className="bl-balances__tools">
      <Checkbox checked={view.hideSmall} onCheckedChange={view.setHideSmall}>
        {t('balances.hideSmall', { limit: SMALL_USDT })}
      </Checkbox>
      <span className="bl-box bl-balances__search">
        <Icon shape={icons.search} size={16} />
        <input
          ref={input}
          type="search"
          className="bl-box__input"
          aria-label={t('balances.search')}
          placeholder={t('balances.search')}
          value={view.search}
          onFocus={() => view.setSearchFocused(true)}
          onBlur={() => view.setSearchFocused(false)}
          onChange={(event) => view.setSearch(event.target.value)}
        />
      </span>
    </div>
  )
}
