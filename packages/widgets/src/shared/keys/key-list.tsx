import { useMemo } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type KeyGroup, keyMap, type Shortcut } from './key-map.ts'
import { isOnPage } from './page-keys.ts'
import './key-list.css'

type KeyListProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The groups of shortcuts in each of the two columns of the dialog. */
const columns: readonly (readonly KeyGroup[])[] = [['order'], ['send', 'view', 'chart']]

const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }

/**
 * Returns the keycap labels of a shortcut. If all keys of the shortcut have the same modifier, it is shown
 * once.
 */
function capsOf(keys: readonly string[]): string[] {
  const parts = keys.map((key) => key.split('+'))
  const modifier = parts[0]?.length === 2 ? parts[0].slice(0, 1) : []
  return [...modifier, ...parts.map((part) => part.at(-1) ?? '')].map((name) => signs[name] ?? name)
}

/** The dialog that lists the shortcuts of the page, with the switch that turns them off. */
export function KeyList({ open, onOpenChange }: KeyListProps) {
  const { t, ready } = useText('terminal')
  const { shortcuts, set } = usePreferences()
  // The dialog lists only shortcuts whose controls are on the page. It looks for these controls once, when it opens,
  // because it hides them while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read again when `open` changes
  const shown = useMemo(() => new Set(Object.values(keyMap).flat().filter(isOnPage)), [open])
  return (
    <Dialog
      open={open && ready}
      onOpenChange={onOpenChange}
      size="medium"
      title={t('keys.title')}
      description={t('keys.note')}
    >
      <Checkbox checked={shortcuts} onCheckedChange={(next) => set({ shortcuts: next })}>
        {t('keys.enable')}
      </Checkbox>
      <div className="bl-key-list" data-off={!shortcuts || undefined}>
        {columns.map((groups) => (
          <div key={groups[0]} className="bl-key-list__column">
            {groups.map((group) => (
              <Group key={group} group={group} rows={keyMap[group].filter((row) => shown.has(row))} />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function Group({ group, rows }: { group: KeyGroup; rows: readonly Shortcut[] }) {
  const { t } = useText('terminal')
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="bl-key-list__title">{t(`keys.group.${group}`)}</h3>
      <dl>
        {rows.map(({ name, keys }) => (
          <div key={name} className="bl-key-list__row">
            <dt>{t(`keys.row.${name}` as 'keys.row.buy')}</dt>
            <dd>
              {capsOf(keys).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
