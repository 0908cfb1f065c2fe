import type { IconName } from '@bourselet/widgets/ui'
import { IconButton } from '@bourselet/widgets/ui'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'

export type MenuPanelProps = { icon: IconName; label: string }

type MenuButtonProps<P extends MenuPanelProps> = P & {
  load: () => Promise<{ default: ComponentType<P> }>
}

/**
 * A button that loads its menu when it is first needed, so that the popover is not part of the first load.
 */
export function MenuButton<P extends MenuPanelProps>({ load, ...panel }: MenuButtonProps<P>) {
  const [wanted, setWanted] = useState(false)
  const Panel = useMemo(() => lazy(load) as unknown as ComponentType<MenuPanelProps>, [load])
  const button = (
    <IconButton
      icon={panel.icon}
      label={panel.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <Panel {...panel} />
    </Suspense>
  )
}
