import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab<V extends string> = {
  value: V
  label: ReactNode
  /** A number beside the label. */
  count?: number
  disabled?: boolean
  /** The panel. Without any panels the tabs only choose (a filter above a list). */
  content?: ReactNode
}

export type TabsProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  tabs: readonly Tab<V>[]
  /** Read aloud before the tabs. */
  label: string
  /** At the end of the row. */
  end?: ReactNode
  /** `panel` (default): the header of a panel. `page`: larger, for a page or a card. `inline`: without rule and edges, inside forms. */
  size?: 'panel' | 'page' | 'inline'
}

/** Tabs: arrows move and choose, Home and End jump. */
export function Tabs<V extends string>({
  value,
  onValueChange,
  tabs,
  label,
  end,
  size = 'panel',
}: TabsProps<V>) {
  return (
    <Base.Root
      className="bl-tabs"
      value={value}
      onValueChange={(next) => onValueChange(next as V)}
      data-size={size}
    >
      <div className="bl-tabs__bar">
        <Base.List className="bl-tabs__list" aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className="bl-tabs__tab">
              {tab.label}
              {tab.count !== undefined && <span className="bl-tabs__count">{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {end && <div className="bl-tabs__end">{end}</div>}
      </div>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className="bl-tabs__panel">
              {tab.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
