import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { LeverageForm } from '../lazy-dialogs.ts'
import { useMarginSetting } from '../use-margin-setting.ts'
import './leverage-dialog.css'

export type LeverageDialogProps = {
  symbol: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The dialog that sets the margin mode and leverage of a contract, for pages that open it outside of a
 * ticket.
 */
export function LeverageDialog({ symbol, open, onOpenChange }: LeverageDialogProps) {
  const { ready } = useText('futures')
  const { market, rates, ...setting } = useMarginSetting(symbol)
  return (
    <Root name="leverage-dialog">
      {ready && market && rates && (
        <LeverageForm
          open={open}
          onClose={() => onOpenChange(false)}
          order={undefined}
          {...{ symbol, market, rates }}
          {...setting}
        />
      )}
    </Root>
  )
}
