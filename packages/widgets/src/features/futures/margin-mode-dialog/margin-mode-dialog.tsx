import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { MarginModeForm } from '../lazy-dialogs.ts'
import { useMarginSetting } from '../use-margin-setting.ts'
import './margin-mode-dialog.css'

export type MarginModeDialogProps = {
  symbol: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that sets the margin mode of a contract, for pages that open it outside of a ticket. */
export function MarginModeDialog({ symbol, open, onOpenChange }: MarginModeDialogProps) {
  const { ready } = useText('futures')
  const { choice } = useMarginSetting(symbol)
  return (
    <Root name="margin-mode-dialog">
      {ready && <MarginModeForm open={open} onClose={() => onOpenChange(false)} {...{ symbol, choice }} />}
    </Root>
  )
}
