import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { TerminalLayouts } from './use-terminal-layouts.ts'
import './layout-button.css'

/** The button that opens the menu of layouts. It is hidden while the terminal is too narrow for layouts. */
export function LayoutButton({ layouts }: { layouts: TerminalLayouts }) {
  const { t } = useText('orders')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { code, load } = layouts
  const button = (
    <IconButton
      icon="M5 5h14v14H5zM14 5v14M5 13h9"
      size="small"
      label={t('layouts')}
      aria-keyshortcuts="Y"
      aria-haspopup="dialog"
      onClick={() => {
        if (code === null || code === 'failed') load()
        setWasOpened(true)
        setOpen(true)
      }}
    />
  )
  const menu = wasOpened && code !== 'failed' ? code : null
  return (
    <span className="bl-layout-button">
      {menu ? (
        <menu.LayoutMenu
          stored={menu.parseLayouts(layouts.stored)}
          onChange={layouts.set}
          onArrange={() => layouts.setArranging(true)}
          trigger={button}
          open={isOpen}
          onOpenChange={setOpen}
        />
      ) : (
        button
      )}
    </span>
  )
}
