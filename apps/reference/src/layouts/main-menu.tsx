import { useText } from '@bourselet/widgets'
import { IconButton, Popover } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { HeaderLinks } from './header-links.tsx'
import type { MenuPanelProps } from './menu-button.tsx'

/** The main menu in a popover, for narrow windows. */
export default function MainMenu({ icon, label }: MenuPanelProps) {
  const { t } = useText('site')
  const [open, setOpen] = useState(true)
  return (
    <Popover
      label={label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={icon} label={label} />}
    >
      <nav className="site-header__list" aria-label={t('mainMenu')}>
        <HeaderLinks onFollow={() => setOpen(false)} />
      </nav>
    </Popover>
  )
}
