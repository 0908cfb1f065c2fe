import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

export type FilterBarProps = {
  /** The filters. */
  children: ReactNode
  /** Takes all of them away; undefined while none is set. */
  onClear: (() => void) | undefined
  /** At the far end: what can be done with everything that matches. */
  end?: ReactNode
}

/** What stands above a long list: by what it is filtered, the way back to all of it. */
export function FilterBar({ children, onClear, end }: FilterBarProps) {
  const { t } = useText('shared')
  return (
    <div className="bl-orders__tools">
      {children}
      {onClear && (
        <button type="button" className="bl-link" onClick={onClear}>
          {t('filters.clear')}
        </button>
      )}
      {end && <span className="bl-orders__end">{end}</span>}
    </div>
  )
}
