import { useMemo, useState } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import { useCardBrand } from '../../../shared/share/use-card-brand.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { positionCard, type SharedPosition } from './position-card.ts'

export type ShareShownProps = {
  open: boolean
  shared: SharedPosition | null
  /** Name on the card; by default the name of the site. */
  productName?: string
  onClose: () => void
}

/** The dialog with the share card of a position, open or closed. */
export function ShareShown({ open, shared, productName, onClose }: ShareShownProps) {
  const { t } = useText('futures')
  const format = useFormat()
  const { contractOf } = useContracts()
  const { brand, failure } = useCardBrand()
  const [withAmounts, setWithAmounts] = useState(false)
  const card = useMemo(() => {
    if (!shared || !brand) return null
    const contract = contractOf(shared.symbol)
    const setting = {
      product: productName ?? brand.product,
      base: contract?.base ?? '',
      tick: contract?.tick,
      path: shared.isClosed ? [] : (contract?.sparkline_7d ?? []),
      withAmounts,
      now: Date.now(),
      note: brand.note,
    }
    return positionCard(shared, setting, t, format)
  }, [shared, productName, brand, contractOf, withAmounts, t, format])
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={t('share.title')}
      card={card}
      failure={failure}
      options={
        <Checkbox checked={withAmounts} onCheckedChange={setWithAmounts}>
          {t('share.amounts')}
        </Checkbox>
      }
    />
  )
}
