import type { ReactNode } from 'react'
import { Select } from './select.tsx'

const ALL = 'all'

export type FilterSelectProps<V extends string> = {
  label: string
  /** Label of the first option, which removes the filter. */
  all: string
  /** The selected value; null if no value is selected. */
  value: V | null
  options: readonly { value: V; label: ReactNode }[]
  onValueChange: (value: V | null) => void
}

/** A select that filters a list. Its first option removes the filter. */
export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, all, value, options, onValueChange } = props
  return (
    <Select<V | typeof ALL>
      variant="quiet"
      aria-label={label}
      value={value ?? ALL}
      onValueChange={(chosen) => onValueChange(chosen === ALL ? null : (chosen as V))}
      options={[{ value: ALL, label: all }, ...options]}
    />
  )
}
