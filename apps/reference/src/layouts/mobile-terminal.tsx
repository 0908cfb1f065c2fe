import { useText } from '@bourselet/widgets'
import { IconButton, icons, type Tab, Tabs } from '@bourselet/widgets/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../shared/routes.ts'
import { Bell } from './bell.tsx'
import './mobile-terminal.css'

type MobileTerminalProps<V extends string> = {
  title: string
  /** Accessible name of the terminal's tabs. */
  label: string
  bar: ReactNode
  views: readonly Tab<V>[]
  view: V
  onViewChange: (view: V) => void
  /** The two buttons that open the order ticket, for buying and selling, and what a landscape phone shows between them. */
  actions: ReactNode
}

// The style sheet arranges the terminal by the same condition.
const landscape = matchMedia('(orientation: landscape) and (max-height: 500px)')

function subscribe(listener: () => void) {
  landscape.addEventListener('change', listener)
  return () => landscape.removeEventListener('change', listener)
}

/** Returns true on a phone in landscape. */
export const useIsLandscape = (): boolean => useSyncExternalStore(subscribe, () => landscape.matches)

/** A terminal on a phone: a bar with the symbol, tabs, and two fixed buttons that open the order ticket. */
export function MobileTerminal<V extends string>(props: MobileTerminalProps<V>) {
  const { title, label, bar, views, view, onViewChange, actions } = props
  const { t: shared } = useText('shared')
  const navigate = useNavigate()
  return (
    <div className="mb-terminal">
      <h1 className="bl-hidden">{title}</h1>
      <div className="mb-terminal__top" data-keep-clear>
        <IconButton
          icon={icons.chevronLeft}
          label={shared('back')}
          onClick={() => void navigate(pathTo('mbquotes'))}
        />
        {bar}
        <Bell />
      </div>
      <Tabs<V> label={label} value={view} onValueChange={onViewChange} tabs={views} />
      <div className="mb-terminal__deal" data-keep-clear>
        {actions}
      </div>
    </div>
  )
}
