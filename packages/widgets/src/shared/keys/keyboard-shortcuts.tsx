import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Root } from '../ui/root.tsx'
import './keyboard-shortcuts.css'

type Named = { key: string; name: string }

/** Returns the controls of the page that have a shortcut and can be seen, in the order of the page. */
const controls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled, [aria-disabled=true]'),
  )

const nameOf = (control: HTMLElement): string => {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
  return control.ariaLabel ?? (label ?? control).textContent.trim()
}

/** Returns true if the element uses keys itself: a field for every key, other controls for Enter only. */
function usesKey(element: EventTarget | undefined, key: string): boolean {
  if (!(element instanceof HTMLElement)) return false
  const isField = element.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=range])')
  return isField || element.isContentEditable || (key === 'Enter' && element !== document.body)
}

/**
 * Lets single keys act on the controls of a page that name one by `aria-keyshortcuts`: a field receives the
 * focus, any other control is pressed. `?` lists the keys of the page, and the list has a switch that turns
 * them off. Render it once on a page with a terminal. It finds controls outside of shadow roots only.
 */
export function KeyboardShortcuts() {
  const { t, ready } = useText('orders')
  const { shortcuts, set } = usePreferences()
  const [listed, setListed] = useState<readonly Named[] | null>(null)
  const isOpen = listed !== null
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const path = event.composedPath()
      const isInDialog = path.some((node) => node instanceof Element && node.role?.endsWith('dialog'))
      if (event.key === 'Escape' && usesKey(path[0], '') && !isInDialog)
        return (path[0] as HTMLElement).blur()
      if (isInDialog || usesKey(path[0], event.key)) return
      if (event.key === '?') {
        event.preventDefault()
        setListed(
          controls().map((one) => ({ key: one.getAttribute('aria-keyshortcuts') ?? '', name: nameOf(one) })),
        )
      }
      if (!shortcuts) return
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
      const control = controls().find((one) => one.getAttribute('aria-keyshortcuts') === key)
      if (!control) return
      event.preventDefault()
      if (control.matches('input:not([type=radio])')) control.focus()
      else control.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
  return (
    <Root name="keyboard-shortcuts">
      <Dialog
        open={isOpen && ready}
        onOpenChange={(open) => !open && setListed(null)}
        title={t('keys.title')}
        description={t('keys.note')}
      >
        <Checkbox checked={shortcuts} onCheckedChange={(next) => set({ shortcuts: next })}>
          {t('keys.enable')}
        </Checkbox>
        <dl className="bl-keys">
          {[...(listed ?? []), { key: '?', name: t('keys.list') }].map(({ key, name }) => (
            <div key={key} className="bl-keys__row">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </Root>
  )
}
