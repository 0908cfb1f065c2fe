import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Later } from '../ui/later.tsx'
import { lazyCode, lazyPart } from '../ui/lazy-part.tsx'

const KeyList = lazyPart(() => import('./key-list.tsx').then(({ KeyList }) => KeyList))

// All keys that are pressed while the code loads wait for the same promise. So they take effect in the order in which
// they were pressed.
const shortcut = lazyCode(() => import('./page-keys.ts').then(({ runShortcut }) => runShortcut))

/**
 * Events that show that the member uses the page. The first such event, or the first key press, loads the code
 * of the shortcuts.
 */
const signs = ['pointerover', 'focusin'] as const

/**
 * Handles the shortcuts of `keyMap` unless the member has turned them off, and renders the button that lists
 * them. Render this component once on a page with a terminal. Controls inside shadow roots are not found.
 */
export function KeyboardShortcuts() {
  const { t } = useText('orders')
  const { shortcuts } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!shortcuts) return
    const load = () => void shortcut.load().catch(reportError)
    const onKeyDown = (event: KeyboardEvent) => {
      const path = event.composedPath()
      if (shortcut.loaded) shortcut.loaded(event, path)
      else void shortcut.load().then((run) => run(event, path), reportError)
    }
    document.addEventListener('keydown', onKeyDown)
    for (const sign of signs) document.addEventListener(sign, load, { once: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      for (const sign of signs) document.removeEventListener(sign, load)
    }
  }, [shortcuts])
  return (
    <>
      <IconButton
        icon="M3 6.500h18v11H3zM7 10.500h.1M12 10.500h.1M17 10.500h.1M8.500 14h7"
        size="small"
        label={t('keys')}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Later isWanted={isOpen}>
        <KeyList open={isOpen} onOpenChange={setOpen} />
      </Later>
    </>
  )
}
