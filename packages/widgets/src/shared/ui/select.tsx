import { useState } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { usePopups } from './overlays.ts'
import { SelectButton } from './select-button.tsx'
import type { Option, SelectControlProps, SelectProps } from './select-list.tsx'
import '../theme/controls.css'
import './choice.css'
import './overlay.css'

export type { Option, SelectProps }

/** A select with a few options. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error } = props
  if (label === undefined) return <Control {...props} />
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => <Control {...props} id={ids.id} describedBy={ids.describedBy} />}
    </FieldFrame>
  )
}

/**
 * The keys that open the list of a select: the up and down arrows and all characters. In the open list,
 * characters find an option.
 */
const opening = /^(ArrowUp|ArrowDown|\S)$/u

function Control<V extends string>(props: SelectControlProps<V>) {
  const [wasOpened, setWasOpened] = useState(false)
  const List = usePopups(wasOpened)?.SelectList
  if (List && wasOpened) return <List {...props} />
  return (
    <SelectButton
      {...props}
      onPress={() => setWasOpened(true)}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) =>
        opening.test(key) && !ctrlKey && !metaKey && !altKey && setWasOpened(true)
      }
    />
  )
}
