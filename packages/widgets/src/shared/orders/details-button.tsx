import { IconButton } from '../ui/icon-button.tsx'

export type DetailsButtonProps = {
  label: string
  onOpen: () => void
}

/** Opens what there is to a row, for keys and readers; the row itself opens it to a click. */
export function DetailsButton({ label, onOpen }: DetailsButtonProps) {
  return (
    <IconButton
      icon="chevron-right"
      size="small"
      label={label}
      onClick={(event) => {
        event.stopPropagation()
        onOpen()
      }}
    />
  )
}
